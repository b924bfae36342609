/**
 * What proofs of payment are bound to: the claims of one user. It is bound before the claim has a number, so that no claim is
 * without its proof.
 */
export function proofOwner(userId: number): string {
  return `claims of user ${userId}`;
}
