// Script checks of what is on the screen: sizes of text and targets, text that is cut off or lies over other text.

import type { Page } from 'playwright-core';

// Whether what an element lies in lets it be seen is worked out once for each: texts have many ancestors in common.
const shared = `
  const open = document.querySelector('dialog[open]');
  const hiding = new Map();
  const hides = (element) => {
    if (element === null) return false;
    const known = hiding.get(element);
    if (known !== undefined) return known;
    const { clipPath, opacity } = getComputedStyle(element);
    const above = element.parentElement;
    const folded = above?.tagName === 'DETAILS' && !above.open && !(element.tagName === 'SUMMARY');
    const hidden = clipPath === 'inset(50%)' || opacity === '0' || folded || hides(above);
    hiding.set(element, hidden);
    return hidden;
  };
  const seen = (element) => {
    if (open !== null && !open.contains(element)) return false;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
    return element.closest('.sr, [aria-hidden="true"].numeral, option, [inert]') === null && !hides(element);
  };
  const nameOf = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 50);
    return element.tagName.toLowerCase() + '.' + String(element.className?.baseVal ?? element.className).split(' ')[0] + ' "' + text + '"';
  };
  let allTexts = null;
  const texts = () => (allTexts ??= findTexts());
  const findTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.nodeValue.trim() !== '' && seen(node.parentElement)) found.push(node);
    }
    return found;
  };
`;

/** Runs in the page and returns what is wrong there. */
export interface Check {
  readonly body: string;
}

const check = (body: string): Check => ({ body });

/** What is wrong on the screen as it is, by all of these checks: one trip into the page, and its texts are found once. */
export function findAll(page: Page, checks: readonly Check[]): Promise<string[]> {
  const found = checks.map(({ body }) => `...(() => { ${body} })()`).join(',');
  return page.evaluate<string[]>(`(() => { ${shared} return [${found}]; })()`);
}

/** Text below the floor of 12 px, as it is drawn. */
export const smallTexts = check(
  `return [...new Set(texts().flatMap((node) => {
    const element = node.parentElement;
    const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM().a : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    return size < 11.9 ? [size.toFixed(1) + ' px: ' + nameOf(element)] : [];
  }))];`,
);

/** What can be pressed and is smaller than `least`; links within a sentence are not meant. */
export const smallTargets = (least: number): Check =>
  check(
    `return [...new Set([...document.querySelectorAll('button, a[href], summary, select, input, [role=button]')].flatMap((element) => {
      const target = element.matches('input') ? element.closest('label') ?? element : element;
      if (!seen(target) || target.closest('p a, .in-text') !== null || element.closest('.skip') !== null) return [];
      const { width, height } = target.getBoundingClientRect();
      const small = width < ${least} - 0.5 || height < ${least} - 0.5;
      return small ? [Math.round(width) + ' x ' + Math.round(height) + ': ' + nameOf(target)] : [];
    }))];`,
  );

/** Cards of a hand that is within the limit, but not in one row. */
export const brokenHands = check(
  `return [...document.querySelectorAll('[data-game="race"] .cards')].flatMap(({ children }) => {
    const rows = new Set([...children].map((card) => Math.round(card.getBoundingClientRect().top)));
    return children.length > 10 || rows.size < 2 ? [] : [children.length + ' cards in ' + rows.size + ' rows'];
  });`,
);

/** Text that is cut off: its box hides what does not fit. */
export const clippedTexts = check(
  `return [...new Set(texts().flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const own = range.getBoundingClientRect();
    for (let at = node.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (['auto', 'scroll'].includes(style.overflowX) && at.scrollWidth > at.clientWidth) return []; // a strip goes on sideways
      const cutsX = ['hidden', 'clip'].includes(style.overflowX);
      const cutsY = ['hidden', 'clip'].includes(style.overflowY);
      if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
      if (style.position === 'fixed' || style.position === 'sticky') break;
      if (!cutsX && !cutsY) continue;
      const box = at.getBoundingClientRect();
      const out = (cutsX && (own.left < box.left - 1.5 || own.right > box.right + 1.5)) || (cutsY && (own.top < box.top - 2 || own.bottom > box.bottom + 2));
      if (out) return ['cut off: ' + nameOf(node.parentElement) + ' in ' + nameOf(at).slice(0, 40)];
    }
    return own.right > innerWidth + 1 || own.left < -1 ? ['beyond the edge: ' + nameOf(node.parentElement)] : [];
  }))];`,
);

/** Names of cards and tiles that break within a word. */
export const brokenNames = check(
  `return [...new Set(texts().filter((node) => node.parentElement.lang === 'en').flatMap((node) =>
    [...node.nodeValue.matchAll(/[\\p{L}\\d’']+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? ['breaks within "' + word + '": ' + nameOf(node.parentElement)] : [];
    })))];`,
);

/** Text that runs over the edge of its own box or of the panel that box is in; the empty half of a full-width bracket may. */
export const overflowingTexts = check(
  `return [...new Set(texts().flatMap((node) => {
    let block = node.parentElement;
    while (['inline', 'contents'].includes(getComputedStyle(block).display)) block = block.parentElement;
    if (block.closest('svg') !== null) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const own = range.getBoundingClientRect();
    const box = block.getBoundingClientRect();
    const panel = block.closest('.panel, .ask-bar, dialog')?.getBoundingClientRect();
    if (panel !== undefined && panel.width > 0 && own.right > panel.right) return ['runs out of its panel: ' + nameOf(block)];
    const spare = /[）」。、]/.test(node.nodeValue) ? Number.parseFloat(getComputedStyle(block).fontSize) / 2 : 0;
    return own.right > box.right + spare + 1.5 || own.left < box.left - 1.5 ? ['runs over its edge: ' + nameOf(block)] : [];
  }))];`,
);

/** Text that lies over other text; what floats over the page or scrolls by itself is left out. */
export const overlappingTexts = check(
  `const floats = (element) => {
    if (element.closest('.notes') !== null) return true; // said over the table, until the next step
    for (let at = element; at !== null; at = at.parentElement) {
      const { position, overflowY } = getComputedStyle(at);
      if (['fixed', 'sticky'].includes(position) || (overflowY === 'auto' && at.tagName !== 'DIALOG')) return true;
    }
    return false;
  };
  const pieces = texts().filter((node) => !floats(node.parentElement) && node.parentElement.closest('svg') === null).flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map((box) => ({ node, box }));
  });
  pieces.sort((a, b) => a.box.top - b.box.top);
  const found = new Set();
  for (const [at, { node, box }] of pieces.entries()) {
    for (let next = at + 1; next < pieces.length && pieces[next].box.top < box.bottom; next++) {
      const other = pieces[next];
      if (other.node === node) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 2 && high > 0.4 * Math.min(box.height, other.box.height)) found.add(nameOf(node.parentElement) + ' over ' + nameOf(other.node.parentElement));
    }
  }
  return [...found];`,
);

/** What decides and lies outside the window: price, options, buttons. A row of cards may go on sideways. */
export const belowTheFold = check(
  `return [...new Set([...document.querySelectorAll('#decision h2, #decision .foot, #decision label, #decision button')].flatMap((element) => {
    if (!seen(element)) return [];
    const { top, bottom } = element.getBoundingClientRect();
    return top < -1 || bottom > innerHeight + 1 ? ['outside the window: ' + nameOf(element)] : [];
  }))];`,
);

/** How far the page can be scrolled sideways. */
export const beyondTheEdge = check(
  `const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? ['scrolls sideways by ' + (scrollWidth - clientWidth)] : [];`,
);

/** Text that does not fit. */
export const misfits: readonly Check[] = [clippedTexts, brokenNames, overflowingTexts, overlappingTexts, beyondTheEdge];
