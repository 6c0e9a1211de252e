use super::*;
use serde_json::Value;
use std::io;
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread::JoinHandle;

/// Ctrl held, where it is the key that commands.
const CTRL: u8 = 2 | 16;

/// Shift held.
const SHIFT: u8 = 4;

/// What the program writes, handed on as it comes.
struct Pipe(Sender<Vec<u8>>);

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let sent = self.0.send(bytes.to_vec());
        sent.map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The page, as far as it can be told without a screen.
struct Page {
    tell: Option<Sender<Vec<u8>>>,
    written: Receiver<Vec<u8>>,
    bytes: Vec<u8>,
    window: JoinHandle<io::Result<()>>,
    /// What can be read, as it was told last.
    nodes: Vec<Value>,
}

/// The page's lines, as a reader of the standard input finds them.
struct Lines(Receiver<Vec<u8>>, Vec<u8>);

impl io::Read for Lines {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            self.1 = self.0.recv().unwrap_or_default();
        }
        let count = self.1.len().min(into.len());
        into[..count].copy_from_slice(&self.1[..count]);
        self.1.drain(..count);
        Ok(count)
    }
}

impl Page {
    /// A page of 1280 × 720, read to somebody, with the first question put away.
    fn open(home: &Path) -> Self {
        let store = Store::at(home).unwrap();
        let (tell, lines) = channel();
        let (pipe, written) = channel();
        let window = std::thread::spawn(move || {
            let (wake, hear) = channel();
            let waking = wake.clone();
            std::thread::spawn(move || {
                listen(io::BufReader::new(Lines(lines, Vec::new())), &waking);
            });
            let wish = Wish {
                file: None,
                language: None,
                locale: Some(Language::English),
            };
            show(store, wish, (wake, hear), Pipe(pipe), |_| ())
        });
        let mut page = Self {
            tell: Some(tell),
            written,
            bytes: Vec::new(),
            window,
            nodes: Vec::new(),
        };
        page.says(r#"{"size":[1280,720],"scale":1.5,"dark":true}"#);
        page.says(r#"{"speak":true}"#);
        page.until(|page, _| !page.nodes.is_empty());
        page
    }

    fn says(&self, line: &str) {
        let bytes = format!("{line}\n").into_bytes();
        self.tell.as_ref().unwrap().send(bytes).unwrap();
    }

    /// The next message: what it is, and its bytes.
    fn hears(&mut self) -> (Value, Vec<u8>) {
        loop {
            if let Some((head, body)) = self.whole() {
                if head.get("frame").is_some() {
                    self.says(r#"{"painted":true}"#);
                }
                if let Some(tree) = head.get("tree") {
                    self.nodes = tree["nodes"].as_array().unwrap().clone();
                }
                return (head, body);
            }
            let long = Duration::from_secs(30);
            match self.written.recv_timeout(long) {
                Ok(more) => self.bytes.extend(more),
                Err(_) => panic!("the program says nothing more than {:#?}", self.names()),
            }
        }
    }

    fn whole(&mut self) -> Option<(Value, Vec<u8>)> {
        let length = |at: usize| {
            let four = self.bytes.get(at..at + 4)?;
            Some(u32::from_le_bytes(four.try_into().unwrap()) as usize)
        };
        let (head, body) = (length(0)?, length(4)?);
        let end = 8 + head + body;
        if self.bytes.len() < end {
            return None;
        }
        let rest = self.bytes.split_off(end);
        let whole = std::mem::replace(&mut self.bytes, rest);
        let told = serde_json::from_slice(&whole[8..8 + head]).unwrap();
        Some((told, whole[8 + head..].to_vec()))
    }

    /// Listens until that holds; the message with which it does.
    fn until(&mut self, holds: impl Fn(&Self, &Value) -> bool) -> (Value, Vec<u8>) {
        loop {
            let (head, body) = self.hears();
            if holds(self, &head) {
                return (head, body);
            }
        }
    }

    fn names(&self) -> Vec<&str> {
        let names = self.nodes.iter().map(|node| node["name"].as_str().unwrap());
        names.filter(|name| !name.starts_with("Hex ")).collect()
    }

    fn node(&self, role: &str, name: &str) -> Option<&Value> {
        let of = |node: &&Value| {
            node["role"] == role && node["name"].as_str().unwrap().starts_with(name)
        };
        self.nodes.iter().find(of)
    }

    /// Waits for something of that name.
    fn sees(&mut self, role: &str, name: &str) -> Value {
        loop {
            if let Some(node) = self.node(role, name) {
                return node.clone();
            }
            self.hears();
        }
    }

    /// Waits for something of that name and asks for it as a reader of the page does.
    fn asks_for(&mut self, role: &str, name: &str) {
        let node = self.sees(role, name);
        self.says(&format!(r#"{{"act":{},"what":"click"}}"#, node["id"]));
    }

    /// Waits for something of that name and clicks it.
    fn clicks(&mut self, role: &str, name: &str) {
        let node = self.sees(role, name);
        let at = |n: usize| node["at"][n].as_f64().unwrap();
        let (x, y) = ((at(0) + at(2)) / 2.0, (at(1) + at(3)) / 2.0);
        self.says(&format!(r#"{{"pointer":[{x},{y}],"mods":0}}"#));
        for down in [true, false] {
            self.says(&format!(
                r#"{{"button":"primary","at":[{x},{y}],"down":{down},"mods":0}}"#
            ));
        }
    }

    fn presses(&self, key: &str, code: &str, mods: u8) {
        for down in [true, false] {
            self.says(&format!(
                r#"{{"key":"{key}","code":"{code}","down":{down},"repeat":false,"mods":{mods}}}"#
            ));
        }
    }

    /// The page is left, and the program ends.
    fn leave(mut self) {
        self.tell = None;
        // Its last frame may still come.
        while self.written.recv().is_ok() {}
        self.window.join().unwrap().unwrap();
    }
}

/// A page with the opening screen put away.
fn at_table(home: &Path) -> Page {
    let mut page = Page::open(home);
    page.asks_for("button", "Close");
    page.until(|page, _| page.node("text", "Welcome").is_none());
    page
}

#[test]
fn every_corner_and_number_and_pixel_of_a_frame_is_in_its_bytes() {
    let home = tempfile::tempdir().unwrap();
    let mut page = Page::open(home.path());
    page.says(r#"{"restored":true}"#);
    // Only then does a frame bring everything that it is painted with.
    let brings_all = |frame: &Value| {
        let whole = |texture: &Value| texture["at"].is_null();
        let textures = frame["textures"].as_array().unwrap();
        let meshes = frame["meshes"].as_array().unwrap();
        let brought = |mesh: &Value| textures.iter().any(|one| one["id"] == mesh["texture"]);
        textures.iter().all(whole) && meshes.iter().all(brought)
    };
    let (head, bytes) = page.until(|_, head| {
        let frame = &head["frame"];
        frame.is_object() && brings_all(frame)
    });
    let frame = &head["frame"];
    assert_eq!(frame["scale"], 1.5);
    let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let meshes = frame["meshes"].as_array().unwrap();
    assert!(!meshes.is_empty());
    for mesh in meshes {
        let corners = number(&mesh["vertices"][1]);
        assert!(number(&mesh["vertices"][0]) + corners * 20 <= bytes.len());
        let (begins, count) = (number(&mesh["indices"][0]), number(&mesh["indices"][1]));
        assert_eq!(count % 3, 0, "whole triangles");
        let numbers = bytes[begins..begins + count * 4].chunks_exact(4);
        for number in numbers {
            let number = u32::from_le_bytes(number.try_into().unwrap());
            assert!((number as usize) < corners);
        }
    }
    let textures = frame["textures"].as_array().unwrap();
    let mut end = 0;
    for texture in textures {
        let pixels = number(&texture["size"][0]) * number(&texture["size"][1]);
        end = end.max(number(&texture["offset"]) + pixels * 4);
    }
    assert_eq!(end, bytes.len(), "nothing else is sent");
    page.leave();
}

#[test]
fn a_click_on_the_page_plays_and_what_was_played_is_kept_for_the_next_time() {
    let home = tempfile::tempdir().unwrap();
    let mut page = at_table(home.path());
    page.clicks("button", "Check Soviet supply");
    page.sees("text", "Soviet Combat Phase");
    let kept = || {
        let files = std::fs::read_dir(home.path().join("autosave")).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        let games = paths.filter(|path| path.extension().is_some_and(|end| end == "hellsgate"));
        games.count()
    };
    assert_eq!(kept(), 1);
    page.leave();
    // The page was closed without a word.
    let mut again = Page::open(home.path());
    again.asks_for("button", "Go on with it");
    again.sees("text", "Soviet Combat Phase");
    again.leave();
}

#[test]
fn keys_are_commands_and_letters_come_into_a_field() {
    let home = tempfile::tempdir().unwrap();
    let mut page = at_table(home.path());
    // A letter of another script is the key that lies there.
    page.presses("ы", "KeyS", CTRL);
    let field = page.sees("textbox", "");
    assert_eq!(field["value"], "Hell's Gate: The Korsun Pocket, 1944");
    page.says(r#"{"act":"ID","what":"focus","value":null}"#.replace("ID", field["id"].as_str().unwrap()).as_str());
    page.says(r#"{"text":"Вечер"}"#);
    page.says(r#"{"paste":" 7"}"#);
    page.until(|page, _| {
        page.node("textbox", "")
            .is_some_and(|node| node["value"] == "Вечер 7")
    });
    page.leave();
}

#[test]
fn a_file_of_the_computer_is_taken_in_once_and_is_there_next_time() {
    let home = tempfile::tempdir().unwrap();
    let other = tempfile::tempdir().unwrap();
    let file = other.path().join("Seminar.hellsgate");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/golden/03-draw-of-greedy-players-215.hellsgate");
    std::fs::copy(golden, &file).unwrap();
    let mut page = at_table(home.path());
    for _ in 0..2 {
        page.presses("o", "KeyO", CTRL);
        page.asks_for("button", "Open a file");
        let (asked, _) = page.until(|_, head| head["ask"].is_object());
        assert_eq!(asked["ask"]["ending"], "hellsgate");
        page.says(&format!(
            r#"{{"picked":{}}}"#,
            serde_json::to_string(&file).unwrap()
        ));
        page.until(|page, _| page.node("button", "Open a file").is_none());
    }
    let games = home.path().join("games");
    assert_eq!(std::fs::read_dir(&games).unwrap().count(), 1);
    assert_eq!(
        std::fs::read(games.join("Seminar.hellsgate")).unwrap(),
        std::fs::read(&file).unwrap()
    );
    // Dropped on the page it is the same.
    page.says(&format!(
        r#"{{"dropped":{}}}"#,
        serde_json::to_string(&file).unwrap()
    ));
    page.sees("text", "Opened");
    assert_eq!(std::fs::read_dir(&games).unwrap().count(), 1);
    // Nobody chose a file: nothing happens, and one can be asked for again.
    page.presses("o", "KeyO", CTRL);
    for _ in 0..2 {
        page.asks_for("button", "Open a file");
        page.until(|_, head| head["ask"].is_object());
        page.says(r#"{"picked":null}"#);
    }
    page.leave();
}

#[test]
fn a_game_that_is_saved_elsewhere_is_given_to_the_computer() {
    let home = tempfile::tempdir().unwrap();
    let mut page = at_table(home.path());
    page.presses("s", "KeyS", CTRL);
    page.asks_for("button", "Save as a file");
    let (offered, _) = page.until(|_, head| head["offer"].is_object());
    let path = offered["offer"]["path"].as_str().unwrap();
    assert!(
        Path::new(path).starts_with(home.path().join("games")),
        "{path}"
    );
    assert!(Path::new(path).is_file());
    assert!(path.ends_with(offered["offer"]["name"].as_str().unwrap()));
    page.leave();
}

#[test]
fn a_page_says_why_it_has_no_window_for_the_speaker() {
    let home = tempfile::tempdir().unwrap();
    let mut page = at_table(home.path());
    page.presses("F5", "F5", SHIFT);
    page.until(|page, _| {
        let mut told = page.names().into_iter();
        told.any(|said| said.starts_with("A page in the browser has no second window"))
    });
    page.leave();
}

#[test]
fn closing_the_window_ends_the_program() {
    let home = tempfile::tempdir().unwrap();
    let mut page = at_table(home.path());
    page.presses("q", "KeyQ", CTRL);
    let goes_on = |page: &mut Page| {
        let more = page.written.recv();
        page.bytes.extend(more.iter().flatten());
        more.is_ok()
    };
    while goes_on(&mut page) {
        while page.whole().is_some() {
            // Nobody may hear it any more.
            let line = b"{\"painted\":true}\n".to_vec();
            let _ = page.tell.as_ref().unwrap().send(line);
        }
    }
    page.window.join().unwrap().unwrap();
}

#[test]
fn every_line_of_the_page_is_understood_and_one_that_is_none_does_no_harm() {
    let lines = [
        r#"{"size":[1280,720],"scale":2,"dark":false}"#,
        r#"{"pointer":[1.5,2],"mods":0}"#,
        r#"{"gone":true}"#,
        r#"{"button":"secondary","at":[1,2],"down":true,"mods":4}"#,
        r#"{"touch":7,"phase":"start","at":[1,2]}"#,
        r#"{"wheel":[0,-120],"unit":"point","at":[1,2],"mods":2}"#,
        r#"{"key":"F1","code":"F1","down":true,"repeat":false,"mods":8}"#,
        r#"{"text":"ö"}"#,
        r#"{"paste":"two\nlines"}"#,
        r#"{"copy":true}"#,
        r#"{"cut":true}"#,
        r#"{"focus":false}"#,
        r#"{"hidden":true}"#,
        r#"{"full":true}"#,
        r#"{"act":"12","what":"value","value":"0.5"}"#,
        r#"{"act":"12","what":"click"}"#,
        r#"{"picked":"/files/a.hellsgate"}"#,
        r#"{"picked":null}"#,
        r#"{"dropped":"/files/a.hellsgate"}"#,
        r#"{"restored":true}"#,
        r#"{"painted":true}"#,
        r#"{"speak":true}"#,
    ];
    let (tell, hear) = channel();
    let page = format!("no JSON\n{}\n{{}}\n", lines.join("\n"));
    listen(page.as_bytes(), &tell);
    let heard: Vec<Wake> = hear.try_iter().collect();
    let happened = heard
        .iter()
        .filter(|wake| matches!(wake, Wake::Happened(_)));
    assert_eq!(happened.count(), lines.len());
    assert!(
        matches!(heard.last(), Some(Wake::Gone)),
        "its end is noticed"
    );
}

#[test]
fn places_of_the_page_are_places_of_the_window_however_large_its_text_is() {
    let ctx = Context::default();
    ctx.set_zoom_factor(2.0);
    let mut output = ctx.run_ui(egui::RawInput::default(), |_| ());
    // Nobody paints it.
    output.textures_delta.clear();
    let mut screen = Screen::default();
    assert!(!screen.has_room(), "there is nothing to paint on yet");
    for line in [
        r#"{"size":[1000,500],"scale":1.5,"dark":false}"#,
        r#"{"pointer":[200,100],"mods":22}"#,
        r#"{"wheel":[0,-40],"unit":"point","at":[200,100],"mods":22}"#,
    ] {
        screen.take(&ctx, serde_json::from_str(line).unwrap());
    }
    assert!(screen.has_room());
    let input = screen.input(&ctx, Duration::from_secs(3));
    assert_eq!(input.screen_rect.unwrap().size(), egui::vec2(500.0, 250.0));
    assert_eq!(input.time, Some(3.0));
    assert!(
        input
            .events
            .contains(&egui::Event::PointerMoved(egui::pos2(100.0, 50.0)))
    );
    let turned = input.events.iter().find_map(|event| match event {
        egui::Event::MouseWheel {
            delta, modifiers, ..
        } => Some((*delta, *modifiers)),
        _ => None,
    });
    let (delta, modifiers) = turned.unwrap();
    assert_eq!(delta, egui::vec2(0.0, -20.0));
    assert!(modifiers.ctrl && modifiers.shift && modifiers.command && !modifiers.alt);
}

#[test]
fn a_page_that_nobody_sees_goes_on_and_keeps_what_was_done_but_paints_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut page = at_table(home.path());
    let supply = page.sees("button", "Check Soviet supply");
    page.says(r#"{"hidden":true}"#);
    page.says(&format!(r#"{{"act":{},"what":"click"}}"#, supply["id"]));
    let since = Instant::now();
    let kept = || {
        let mut files = std::fs::read_dir(home.path().join("autosave")).unwrap();
        files.any(|file| {
            file.unwrap()
                .path()
                .extension()
                .is_some_and(|end| end == "hellsgate")
        })
    };
    while !kept() {
        assert!(since.elapsed() < Duration::from_secs(30), "nothing is kept");
        std::thread::yield_now();
    }
    // What was on its way when it was hidden may still come.
    let mut frames = 0;
    page.bytes.extend(page.written.try_iter().flatten());
    while let Some((head, _)) = page.whole() {
        frames += u32::from(head["frame"].is_object());
    }
    assert!(frames <= 2, "{frames} frames for nobody");
    page.says(r#"{"hidden":false}"#);
    page.sees("text", "Soviet Combat Phase");
    page.leave();
}
