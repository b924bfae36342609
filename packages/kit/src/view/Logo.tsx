/** The mark: a C around a point. Ink on the page, so it turns with the theme. */
export function Logo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" width={size} height={size} className="shrink-0">
      <circle cx="32" cy="32" r="32" fill="var(--ink)" />
      <path
        d="M43.3 24.9a13 13 0 1 0 0 14.2"
        fill="none"
        stroke="var(--on-ink)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="32" cy="32" r="4" fill="var(--on-ink)" />
    </svg>
  );
}
