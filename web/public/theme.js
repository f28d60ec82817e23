// Runs before the first paint, so that a chosen theme never flashes.
try {
  const saved = JSON.parse(localStorage.getItem("roost.settings") || "{}");
  if (saved.theme === "light" || saved.theme === "dark") {
    document.documentElement.dataset.theme = saved.theme;
  }
  if (saved.motion === "off") document.documentElement.dataset.motion = "off";
} catch {
  // Storage may be closed to us; the system's theme is used.
}
