/** As long as the wire takes it. */
export const labelMax = 40;

/** The user's own name for an address; spaces around it are removed. */
export function labelProblem(label: string): 'missing' | 'too_long' | undefined {
  const length = label.trim().length;
  if (length === 0) return 'missing';
  return length > labelMax ? 'too_long' : undefined;
}
