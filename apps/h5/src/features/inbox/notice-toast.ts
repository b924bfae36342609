import { loadToasts } from '#ui/Toast.tsx';

/** One place for all notices: a toast that comes while another is read takes its place. */
const id = 'notice';

/** The time that a notice is shown. */
export const toastMs = 3_500;

let wasShown = false;

export function showNoticeToast(words: string): void {
  wasShown = true;
  loadToasts().then(({ sonner }) => sonner.info(words, { id, duration: toastMs }), console.warn);
}

export function hideNoticeToast(): void {
  if (!wasShown) return;
  wasShown = false;
  loadToasts().then(({ sonner }) => sonner.dismiss(id), console.warn);
}
