/*
 * What stands open over a page is a step of the history, so that Back closes the top one first. The router knows
 * nothing of these steps: it is handed a window whose history leaves them out, and so neither loads a page nor moves
 * one when a sheet opens or closes.
 */

/** A sheet, a drawer or a question that stands open over the page. Back closes it. */
export interface Overlay {
  readonly close: () => void;
  /** False while it must stay, because what it asked for is being done. */
  readonly mayClose: () => boolean;
  /** True of what belongs to no page, such as a liquidation that has to be acknowledged: another page does not close it. */
  readonly staysOverPages?: boolean;
}

/** The parts of a window on which a history stands. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'length' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Location;
  addEventListener(type: string, listener: (event: Event) => void, options?: boolean | AddEventListenerOptions): void;
  removeEventListener(type: string, listener: (event: Event) => void, options?: boolean | EventListenerOptions): void;
}

interface EntryState {
  readonly __TSR_key?: string;
  /** The number of overlays that stand open over the page at this entry; absent at the page's own. */
  readonly overlays?: number;
}

type PopListener = (event: Event) => void;

/** A movement through the history that the browser has not reported yet. */
interface Movement {
  /** True when it ends on the page under the overlays, of which the router hears nothing. */
  readonly isReturn: boolean;
  readonly end: () => void;
}

/** The time after which a movement that was never reported counts as done. A busy phone has reported one after more than a second. */
const returnMsMax = 5_000;

/** The entries that overlays have in the history of a window, and the window as the router is to see it. */
export class OverlayHistory {
  readonly #page: HistoryWindow;
  readonly #listeners = new Set<PopListener>();
  #open: Overlay[] = [];
  /** The page whose entry is the present one or lies under it. */
  #key: string | undefined;
  /** A second movement before the browser has made the first would cancel that, so others wait for it. */
  #underWay: Movement | undefined;
  #waiting: (() => void)[] = [];
  #isSettling = false;

  constructor(page: HistoryWindow) {
    this.#page = page;
    this.#key = this.#state.__TSR_key;
    page.addEventListener('popstate', (event) => this.#popped(event));
    // After a reload nothing stands open any more.
    this.#settle();
  }

  /** Puts an overlay over the page. Returns how to take it away when it was closed by other means than Back. */
  open(overlay: Overlay): () => void {
    this.#open.push(overlay);
    this.#settle();
    return () => {
      const at = this.#open.indexOf(overlay);
      if (at < 0) return;
      this.#open.splice(at, 1);
      this.#settle();
    };
  }

  /** The window for the router: its steps leave from the page under what stands open, and close that. */
  get window(): Window & typeof globalThis {
    const page = this.#page;
    const history = {
      get state(): unknown {
        return page.history.state;
      },
      get length() {
        return page.history.length;
      },
      pushState: (...entry: Parameters<History['pushState']>) => this.#run(() => this.#write('pushState', ...entry)),
      replaceState: (...entry: Parameters<History['pushState']>) =>
        this.#run(() => this.#write('replaceState', ...entry)),
      go: (delta = 0) => this.#run(() => this.#go(delta)),
      back: () => this.#run(() => this.#go(-1)),
      forward: () => this.#run(() => this.#go(1)),
    };
    const seen = {
      history,
      location: page.location,
      document: (page as Partial<Window>).document,
      addEventListener: (type: string, listener: PopListener, options?: AddEventListenerOptions) => {
        if (type === 'popstate') this.#listeners.add(listener);
        else page.addEventListener(type, listener, options);
      },
      removeEventListener: (type: string, listener: PopListener, options?: EventListenerOptions) => {
        if (type === 'popstate') this.#listeners.delete(listener);
        else page.removeEventListener(type, listener, options);
      },
    };
    return seen as unknown as Window & typeof globalThis;
  }

  get #state(): EntryState {
    return (this.#page.history.state ?? {}) as EntryState;
  }

  get #entries(): number {
    return this.#state.overlays ?? 0;
  }

  /** Does a step at once, or after the one that is under way. */
  #run(step: () => void): void {
    if (this.#underWay === undefined) step();
    else this.#waiting.push(step);
  }

  #write(how: 'pushState' | 'replaceState', ...[state, ...rest]: Parameters<History['pushState']>): void {
    this.#closeOfPage();
    const write = (as: typeof how) => {
      this.#key = (state as EntryState | null)?.__TSR_key;
      this.#page.history[as](state, ...rest);
    };
    // A page that one sheet led to takes the place of the sheet.
    if (how === 'pushState' && this.#entries === 1) write('replaceState');
    else this.#leave(() => write(how));
  }

  #go(delta: number): void {
    if (delta < 0) this.#move(delta - this.#entries, false);
    else this.#leave(() => this.#page.history.go(delta));
  }

  /** Goes back to the entry of the page, then does the step. */
  #leave(step: () => void): void {
    const entries = this.#entries;
    if (entries === 0) step();
    else this.#move(-entries, true, step);
  }

  #move(delta: number, isReturn: boolean, then?: () => void): void {
    const end = () => {
      if (this.#underWay !== movement) return;
      this.#underWay = undefined;
      clearTimeout(late);
      then?.();
      while (this.#underWay === undefined) {
        const next = this.#waiting.shift();
        if (next === undefined) return;
        next();
      }
    };
    const movement: Movement = { isReturn, end };
    const late = setTimeout(end, returnMsMax);
    this.#underWay = movement;
    this.#page.history.go(delta);
  }

  #popped(event: Event): void {
    const ended = this.#underWay;
    if (ended?.isReturn === true) return ended.end();
    if (this.#state.__TSR_key !== this.#key || this.#key === undefined) {
      this.#key = this.#state.__TSR_key;
      this.#closeOfPage();
      for (const listener of this.#listeners) listener(event);
    }
    while (this.#open.length > this.#entries) {
      const top = this.#open.at(-1);
      if (top === undefined || !top.mayClose()) break;
      this.#open.pop();
      top.close();
    }
    this.#settle();
    ended?.end();
  }

  /** Closes what belongs to the page that is left; what does not gets a step over the next one. */
  #closeOfPage(): void {
    const closing = this.#open.filter(({ staysOverPages }) => staysOverPages !== true);
    this.#open = this.#open.filter(({ staysOverPages }) => staysOverPages === true);
    for (const overlay of closing.reverse()) overlay.close();
    this.#settle();
  }

  /** Brings entries and overlays together, once all that one movement opens and closes is known. */
  #settle(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    queueMicrotask(() => {
      this.#isSettling = false;
      this.#run(() => this.#match());
    });
  }

  #match(): void {
    const { history } = this.#page;
    const surplus = this.#entries - this.#open.length;
    if (surplus > 0) return this.#move(-surplus, true, () => this.#match());
    while (this.#entries < this.#open.length) {
      history.pushState({ ...this.#state, overlays: this.#entries + 1 }, '');
    }
  }
}

let overlays: OverlayHistory | undefined;

/** The history of this page's overlays; the router is made from its window. */
export function overlayHistory(): OverlayHistory {
  return (overlays ??= new OverlayHistory(window));
}
