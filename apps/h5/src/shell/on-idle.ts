import { queryClient } from '../query-client.ts';
import { hasScreen } from './load-screen.tsx';

const lookAfterMs = 500;

/** Does something once the first page has its answers and the network is free. Returns how to call it off. */
export function onIdle(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    timer = setTimeout(() => (hasScreen() && queryClient.isFetching() === 0 ? act() : look()), lookAfterMs);
  };
  look();
  return () => clearTimeout(timer);
}
