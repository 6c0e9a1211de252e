//! A window with nothing but a background.

struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, ui: &mut eframe::egui::Ui, _: &mut eframe::Frame) {
        let screen = ui.ctx().content_rect();
        ui.painter()
            .rect_filled(screen, 0.0, eframe::egui::Color32::WHITE);
    }
}

fn main() -> eframe::Result {
    let options = eframe::NativeOptions {
        viewport: eframe::egui::ViewportBuilder::default().with_inner_size([1280.0, 720.0]),
        dithering: false,
        ..Default::default()
    };
    eframe::run_native("Empty", options, Box::new(|_| Ok(Box::new(Empty))))
}
