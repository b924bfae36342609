/** A dot behind words for something new in there, which `text` names to a screen reader. */
export function NewMark({ text }: { readonly text: string }) {
  return (
    <span className="ml-1 inline-block size-1.5 shrink-0 rounded-full bg-danger align-middle">
      <span className="sr-only">, {text}</span>
    </span>
  );
}
