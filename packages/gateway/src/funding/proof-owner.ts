/**
 * The owner of proofs of payment: the claims of one user. A proof is bound before the claim has a number, so that no
 * claim is without its proof.
 */
export function proofOwner(userId: number): string {
  return `claims of user ${userId}`;
}
