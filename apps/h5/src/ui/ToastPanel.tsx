import { ChevronRight } from 'lucide-react';
import { createPortal } from 'react-dom';
import { toast, Toaster } from 'sonner';
import { useResolvedTheme } from '#hooks/use-theme.ts';

/** Spec section 9: 1500 ms. */
const toastMs = 1_500;
const pressMs = 3_000;
/** A pointer that rests on a toast keeps it; but no longer than this, because it lies over what is below. */
const restedMsMax = 10_000;
const ends = new Map<string, ReturnType<typeof setTimeout>>();

export { toast };

/** Shows a text; with `onPress` it is a button, which stays long enough to be pressed. */
export function show(
  kind: 'success' | 'info' | 'error' | 'warning',
  text: string,
  id: string,
  onPress: (() => void) | undefined,
): void {
  if (onPress === undefined) {
    toast[kind](text, { id });
    return;
  }
  const press = () => {
    toast.dismiss(id);
    onPress();
  };
  toast[kind](
    <button type="button" onClick={press} className="flex items-center gap-2 text-left">
      {text}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
    </button>,
    { id, duration: pressMs, style: { pointerEvents: 'auto' } },
  );
  // A toast that is shown anew begins anew.
  clearTimeout(ends.get(id));
  ends.set(
    id,
    setTimeout(() => {
      ends.delete(id);
      toast.dismiss(id);
    }, restedMsMax),
  );
}

/** The place of toasts: above the tabs and footers at the bottom, where they cover no price and no form. */
export function ToastPanel({ label }: { readonly label: string }) {
  const theme = useResolvedTheme();
  // Beside the app's root, not in it: the root keeps its layers to itself, and sheets open outside of it.
  return createPortal(
    <Toaster
      theme={theme}
      position="bottom-center"
      duration={toastMs}
      visibleToasts={2}
      offset="calc(var(--safe-bottom) + 80px)"
      mobileOffset={{ bottom: 'calc(var(--safe-bottom) + 80px)' }}
      containerAriaLabel={label}
      toastOptions={{
        style: {
          background: 'var(--raised)',
          color: 'var(--text)',
          border: '1px solid var(--line-strong)',
          borderRadius: '12px',
          boxShadow: 'var(--shadow)',
          padding: '10px 14px',
          font: '500 14px/20px var(--font)',
          // Where there is nothing to press in it, it must not be between a finger and the button below it.
          pointerEvents: 'none',
        },
      }}
      style={{ zIndex: 'var(--z-toast)' }}
    />,
    document.body,
  );
}
