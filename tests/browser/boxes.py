"""Measures boxes: words that are cut, stick out of the screen, lie on each other or are covered."""

from __future__ import annotations

from playwright.sync_api import Page

# Texts that do not fit: cut off, or sticking out of what holds them.
CLIPPED = """() => {
  const bad = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) bad.push('the page scrolls sideways');
  for (const e of document.querySelectorAll('body *')) {
    if (e.closest('.visually-hidden, svg')) continue;
    if (!e.checkVisibility({ visibilityProperty: true })) continue;
    const text = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
    if (!text) continue;
    const style = getComputedStyle(e);
    if (style.display === 'inline' || style.clipPath === 'inset(50%)') continue;
    const held = e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0 && e.tagName !== 'SELECT'
      && !['auto', 'scroll'].includes(style.overflowX);
    const tail = parseFloat(style.fontSize) / 4; // of letters in a tight line
    const cut = e.scrollHeight > e.clientHeight + tail && e.clientHeight > 0
      && ['hidden', 'clip'].includes(style.overflowY);
    const box = e.getBoundingClientRect();
    const out = box.width > 0 && (box.left < -1 || box.right > innerWidth + 1)
      && !e.closest('.scroll, pre');
    if (held || cut || out) {
      bad.push(`${e.tagName} ${e.className}: ${e.textContent.trim().slice(0, 60)}`);
    }
  }
  return bad;
}"""

# Words that lie on other words. What floats above the page, or sticks to its edge, is a layer of
# its own, and so is what somebody opened on it.
OVERLAPPING = """() => {
  const layer = (e) => {
    for (let up = e; up !== document.body; up = up.parentElement) {
      const { position, zIndex } = getComputedStyle(up);
      if (position === 'fixed' || position === 'sticky') return up;
      if (position === 'absolute' && zIndex !== 'auto') return up;
      if (up.matches('[popover], .opened, .bubble')) return up;
    }
    return document.body;
  };
  // What was scrolled out of its list is not seen.
  const window_of = (e) => {
    let [top, bottom] = [-Infinity, Infinity];
    for (let up = e; up !== document.body; up = up.parentElement) {
      if (!['auto', 'scroll'].includes(getComputedStyle(up).overflowY)) continue;
      const box = up.getBoundingClientRect();
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { top, bottom };
  };
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const e = node.parentElement;
    if (!node.textContent.trim() || e.closest('.visually-hidden, svg, option, script')) continue;
    if (!e.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(e).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    range.selectNode(node);
    const { top: high, bottom: low } = window_of(e);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const air = height / 5; // above and below the letters
      const seen = [Math.max(top + air, high), Math.min(bottom - air, low)];
      const box = { left, right, top: seen[0], bottom: seen[1] };
      const some = right - left > 2 && box.bottom > box.top;
      if (some) texts.push({ e, node, layer: layer(e), ...box });
    }
  }
  texts.sort((a, b) => a.top - b.top);
  const bad = new Set();
  texts.forEach((a, i) => {
    for (let j = i + 1; j < texts.length && texts[j].top < a.bottom - 1; j += 1) {
      const b = texts[j];
      if (a.node === b.node || a.layer !== b.layer) continue;
      if (a.left < b.right - 1 && b.left < a.right - 1) {
        bad.add([a, b].map(({ node }) => node.textContent.trim().slice(0, 40)).join(' | '));
      }
    }
  });
  return [...bad];
}"""


def faults(page: Page) -> list[str]:
    """List what is wrong with the words on the page now."""
    found: list[str] = page.evaluate(CLIPPED) + page.evaluate(OVERLAPPING)
    return found
