/** "No account yet? Register": the way to the other form, centred under this one. */
export function EntryLink({
  question,
  answer,
  onPress,
}: {
  readonly question: string;
  readonly answer: string;
  readonly onPress: () => void;
}) {
  return (
    <p className="text-center text-13 text-fg-2">
      {question}{' '}
      <button type="button" onClick={onPress} className="press tap font-semibold text-fg">
        {answer}
      </button>
    </p>
  );
}
