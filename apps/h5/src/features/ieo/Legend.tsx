/** One mark of a picture with its meaning. */
export function Legend({ mark, text }: { readonly mark: string; readonly text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden className={mark} />
      {text}
    </li>
  );
}
