//! Files written so that nothing is lost, whatever is in their place.

#[cfg(unix)]
use crate::record::save::bequeath;
use crate::record::save::{SaveError, save_atomic, save_keeping, save_new};
use crate::record::{Durability, SaveFailure};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().flatten();
    let mut names: Vec<String> = entries
        .map(|e| e.file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_file_is_made_and_replaced_and_nothing_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    for durability in [Durability::Power, Durability::Crash] {
        for text in ["old", "a longer new one", ""] {
            save_atomic(&path, text, durability).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
    }
    assert_eq!(names(folder.path()), ["game"]);
}

#[test]
fn a_failed_save_leaves_the_old_file_and_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    fs::write(&path, "old").unwrap();
    let refused = |path: &Path, failure, words: &str| {
        let error = save_atomic(path, "new", Durability::Power).unwrap_err();
        assert_eq!(error.failure, failure, "{error}");
        assert!(error.to_string().contains(words), "{error}");
    };
    refused(
        &folder.path().join("no/game"),
        SaveFailure::NoSuchFolder,
        "does not exist",
    );
    refused(
        &path.join("game"),
        SaveFailure::NotAFolder,
        "actually a file",
    );
    refused(folder.path(), SaveFailure::IsAFolder, "folder of that name");
    let long = folder.path().join("x".repeat(300)).join("y");
    refused(&long, SaveFailure::BadName, "too long");
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    refused(&path, SaveFailure::ReadOnlyFile, "read-only");
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    assert_eq!(names(folder.path()), ["game"]);
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_in_leaves_the_old_file() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    fs::write(&path, "old").unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let saved = save_atomic(&path, "new", Durability::Power);
    let text = fs::read_to_string(&path).unwrap();
    match saved {
        // The administrator may write anywhere.
        Ok(()) => assert_eq!(text, "new"),
        Err(error) => {
            assert_eq!(error.failure, SaveFailure::NoPermission);
            assert_eq!(text, "old");
        }
    }
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn a_full_disk_leaves_the_old_file() {
    // A disk of our own takes an administrator; the sentence at least.
    let error = SaveError::new(Path::new("game"), ErrorKind::StorageFull.into());
    assert!(error.to_string().contains("Free some space"), "{error}");
    let error = SaveError::new(Path::new("game"), ErrorKind::ReadOnlyFilesystem.into());
    assert!(error.to_string().contains("on another disk"), "{error}");
}

#[test]
fn a_new_name_never_replaces_anything() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    save_new(&path, "first", Durability::Crash).unwrap();
    let error = save_new(&path, "second", Durability::Crash).unwrap_err();
    assert_eq!(error.failure, SaveFailure::Exists);
    assert_eq!(fs::read_to_string(&path).unwrap(), "first");
    assert_eq!(names(folder.path()), ["game"]);
}

#[cfg(unix)]
#[test]
fn a_device_is_no_file_and_stays_a_device() {
    use std::os::unix::fs::FileTypeExt as _;
    // By a link, so that nothing is lost should this fail.
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("game");
    std::os::unix::fs::symlink("/dev/null", &link).unwrap();
    let error = save_atomic(&link, "new", Durability::Power).unwrap_err();
    assert_eq!(error.failure, SaveFailure::NotAFile);
    let kind = fs::metadata("/dev/null").unwrap().file_type();
    assert!(kind.is_char_device());
    assert_eq!(names(folder.path()), ["game"]);
}

#[cfg(unix)]
#[test]
fn a_private_file_stays_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    fs::write(&path, "old").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    save_atomic(&path, "new", Durability::Power).unwrap();
    let mode = fs::metadata(&path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[cfg(unix)]
#[test]
fn a_link_keeps_linking() {
    let folder = tempfile::tempdir().unwrap();
    let (path, link) = (folder.path().join("game"), folder.path().join("link"));
    fs::write(&path, "old").unwrap();
    std::os::unix::fs::symlink(&path, &link).unwrap();
    save_atomic(&link, "new", Durability::Power).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
}

#[test]
fn of_many_who_make_one_new_file_at_once_one_succeeds() {
    let folder = tempfile::tempdir().unwrap();
    for round in 0..20 {
        let path = folder.path().join(format!("game {round}"));
        let makers: Vec<_> = (0..4)
            .map(|n| {
                let path = path.clone();
                std::thread::spawn(move || {
                    let text = format!("the game of {n}");
                    save_new(&path, &text, Durability::Crash).map(|()| text)
                })
            })
            .collect();
        let made = makers.into_iter().map(|m| m.join().unwrap());
        let (good, bad): (Vec<_>, Vec<_>) = made.partition(Result::is_ok);
        let good: Vec<String> = good.into_iter().map(Result::unwrap).collect();
        assert_eq!(good, [fs::read_to_string(&path).unwrap()]);
        for error in bad {
            assert_eq!(error.unwrap_err().failure, SaveFailure::Exists);
        }
    }
}

#[test]
fn what_is_replaced_is_kept_under_a_name_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.hellsgate");
    let save = |text: &str| save_keeping(&path, text, Durability::Power).unwrap();
    assert_eq!(save("first"), None, "there was nothing to keep");
    let first = save("second").unwrap();
    let second = save("third").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "third");
    assert_eq!(fs::read_to_string(&first).unwrap(), "first");
    assert_eq!(fs::read_to_string(&second).unwrap(), "second");
    let kept = [
        "game (replaced) (2).hellsgate",
        "game (replaced).hellsgate",
        "game.hellsgate",
    ];
    assert_eq!(names(folder.path()), kept);
}

#[cfg(unix)]
#[test]
fn a_copy_is_kept_of_the_file_that_a_link_leads_to() {
    let folder = tempfile::tempdir().unwrap();
    let (path, link) = (folder.path().join("game"), folder.path().join("link"));
    fs::write(&path, "old").unwrap();
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let kept = save_keeping(&link, "new", Durability::Crash).unwrap();
    let kept = kept.unwrap();
    assert_eq!(fs::read_to_string(&kept).unwrap(), "old");
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert!(!fs::symlink_metadata(&kept).unwrap().is_symlink());
}

#[cfg(unix)]
#[test]
fn a_link_to_nowhere_is_replaced_by_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let link = folder.path().join("game");
    std::os::unix::fs::symlink(folder.path().join("gone"), &link).unwrap();
    let error = save_atomic(&link, "new", Durability::Power).unwrap_err();
    assert_eq!(error.failure, SaveFailure::DeadLink, "{error}");
    let error = save_keeping(&link, "new", Durability::Power).unwrap_err();
    assert_eq!(error.failure, SaveFailure::DeadLink, "{error}");
    let error = save_new(&link, "new", Durability::Power).unwrap_err();
    assert_eq!(error.failure, SaveFailure::Exists, "{error}");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(names(folder.path()), ["game"]);
}

#[test]
fn a_name_that_ends_as_a_folders_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["none/", "there/"] {
        let path = folder.path().join(name);
        if name == "there/" {
            fs::create_dir(&path).unwrap();
        }
        for error in [
            save_atomic(&path, "new", Durability::Power).unwrap_err(),
            save_new(&path, "new", Durability::Power).unwrap_err(),
        ] {
            assert_eq!(error.failure, SaveFailure::NamesAFolder, "{error}");
            let words = error.to_string();
            assert!(!words.contains("actually a file"), "{words}");
        }
    }
    assert_eq!(names(folder.path()), ["there"]);
}

#[cfg(unix)]
#[test]
fn a_file_of_another_user_stays_his_or_is_left_alone() {
    use std::os::unix::fs::{MetadataExt as _, chown};
    const SOMEBODY: u32 = 12_345;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    fs::write(&path, "old").unwrap();
    // Only the administrator can give files away, and so keep them another's.
    if chown(&path, Some(SOMEBODY), None).is_ok() {
        save_atomic(&path, "new", Durability::Power).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "new");
        assert_eq!(fs::metadata(&path).unwrap().uid(), SOMEBODY);
    } else {
        let (file, others) = (fs::File::create(&path).unwrap(), Path::new("/"));
        let others = fs::metadata(others).unwrap();
        assert_ne!(others.uid(), file.metadata().unwrap().uid());
        bequeath(&file, &others).unwrap_err();
    }
}

#[test]
fn what_was_half_written_is_swept_wherever_a_game_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let aged = |name: &str, hours: u64| {
        let path = folder.path().join(name);
        let file = fs::File::create(&path).unwrap();
        let age = std::time::Duration::from_secs(hours * 3600 + 60);
        file.set_modified(std::time::SystemTime::now() - age)
            .unwrap();
    };
    aged(".hellsgate-old.tmp", 1);
    aged(".hellsgate-new.tmp", 0);
    aged("theirs.tmp", 9);
    save_atomic(&folder.path().join("game"), "x", Durability::Power).unwrap();
    let left = [".hellsgate-new.tmp", "game", "theirs.tmp"];
    assert_eq!(names(folder.path()), left);
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_cannot_be_begun_is_told_without_the_name_it_was_begun_under() {
    // Not even root makes files there.
    let path = Path::new("/proc/game.hellsgate");
    for error in [
        save_new(path, "x", Durability::Crash).unwrap_err(),
        save_atomic(path, "x", Durability::Power).unwrap_err(),
    ] {
        let told = format!("{error}\n{}", error.reason());
        assert!(!told.contains(".tmp"), "{told}");
        assert!(told.contains("/proc/game.hellsgate"), "{told}");
    }
}
