import { createPortal } from 'react-dom';
import { toast, Toaster } from 'sonner';
import { useResolvedTheme } from '#hooks/use-theme.ts';

/** Spec section 9: 1500 ms. */
const toastMs = 1_500;

export { toast };

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
          // There is nothing to press in it, so it must not be between a finger and the button below it.
          pointerEvents: 'none',
        },
      }}
      style={{ zIndex: 'var(--z-toast)' }}
    />,
    document.body,
  );
}
