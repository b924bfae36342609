/** The controls that choose among things that are there already: tabs, chips, one of several. */
const choices = '[role="tab"], [role="radio"], [aria-pressed]';
const acts = ['pointerdown', 'mousedown', 'click', 'auxclick', 'submit', 'beforeinput', 'keydown', 'dragstart'];
const keysThatMove = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'Tab',
]);

/** A preview can be looked through, and nothing can be begun in it. */
export function allowOnlyChoices(): void {
  for (const type of acts) window.addEventListener(type, refuse, { capture: true });
}

function refuse(event: Event): void {
  if (event instanceof KeyboardEvent && keysThatMove.has(event.key)) return;
  if (event.target instanceof Element && event.target.closest(choices) !== null) return;
  event.stopImmediatePropagation();
  // A finger that is put down may go on to scroll.
  if (!event.type.endsWith('down') || event.type === 'keydown') event.preventDefault();
}
