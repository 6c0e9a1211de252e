; The installer for Windows, made by `.ci/pack-windows`:
;   makensis -DVERSION=1.2.3 -DPROGRAM=hells-gate.exe -DOUT=setup.exe hells-gate.nsi
; For one person, without an administrator. What was played lies in the person's
; own folder and is left there when the program is taken away.

; The program is for 64 bits alone; so is its installer.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh

!define NAME "Hell's Gate"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\hells-gate"
!define KIND "HellsGate.Game"

Name "${NAME}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey FileDescription "${NAME}, installer"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey LegalCopyright "2026, The Hell's Gate developers; MIT licence"

!define MUI_ICON "hells-gate.ico"
!define MUI_UNICON "hells-gate.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\hells-gate.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Ukrainian"

LangString GAME ${LANG_ENGLISH} "Saved game of ${NAME}"
LangString GAME ${LANG_GERMAN} "Spielstand von ${NAME}"
LangString GAME ${LANG_RUSSIAN} "Сохранённая игра ${NAME}"
LangString GAME ${LANG_UKRAINIAN} "Збережена гра ${NAME}"

; Tells the desktop that kinds of files have changed.
!macro TELL
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  SetOutPath "$INSTDIR"
  File "/oname=hells-gate.exe" "${PROGRAM}"
  File "/oname=LICENSE.txt" "..\..\LICENSE"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\hells-gate.exe"

  WriteRegStr HKCU "Software\Classes\.hellsgate" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(GAME)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\hells-gate.exe,0"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\hells-gate.exe" "%1"'
  !insertmacro TELL

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\hells-gate.exe,0"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Hell's Gate developers"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  SectionGetSize 0 $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
SectionEnd

Section "un.${NAME}"
  Delete "$INSTDIR\hells-gate.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ; Another program may have taken the ending since.
  ReadRegStr $0 HKCU "Software\Classes\.hellsgate" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.hellsgate"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "${KEY}"
  !insertmacro TELL
SectionEnd
