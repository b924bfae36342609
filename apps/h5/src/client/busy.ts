import { createStore } from 'zustand/vanilla';

/** Spec section 7: a loading indicator appears after 800 ms. */
const busyAfterMs = 800;

/** True while any request has been under way for longer than 800 ms; drives the 2 px bar under the header. */
export function createBusy(after: (ms: number, act: () => void) => () => void) {
  const store = createStore(() => ({ isBusy: false }));
  let lateCount = 0;
  return {
    store,
    /** Call when a request starts; call the returned function when it ends. */
    begin(): () => void {
      let isLate = false;
      const cancel = after(busyAfterMs, () => {
        isLate = true;
        lateCount += 1;
        store.setState({ isBusy: true });
      });
      return () => {
        cancel();
        if (!isLate) return;
        isLate = false;
        lateCount -= 1;
        store.setState({ isBusy: lateCount > 0 });
      };
    },
  };
}

export type Busy = ReturnType<typeof createBusy>;
