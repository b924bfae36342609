/** The reading that one operator may do: a stolen session reads no more, and an owner proves again with a passkey. */
export interface ReadingLimits {
  /** Documents opened after a proof by passkey, until the next proof. */
  readonly documentsPerProof: number;
  readonly documentsPerHour: number;
  /** Different persons looked at after a proof by passkey, until the next proof. */
  readonly personsPerProof: number;
  readonly personsPerHour: number;
}

/** A case of identity is four documents: what its owner wrote, and three pictures. */
export const standardReadingLimits: ReadingLimits = {
  documentsPerProof: 12,
  documentsPerHour: 80,
  personsPerProof: 100,
  personsPerHour: 500,
};

/** The outcomes of calls that were stopped because their operator has read as much as one may in an hour. */
export const readingStops = ['documents_used_up', 'persons_used_up'] as const;
export type ReadingStop = (typeof readingStops)[number];
