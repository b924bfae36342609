/** Documents that an operator may open after a proof by passkey, until they prove it again. */
export const documentsPerProof = 10;
/** Documents that an operator may open in an hour. */
export const documentsPerHour = 60;
