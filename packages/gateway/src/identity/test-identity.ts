import { decideIdentity, openIdentityCase, submitIdentity } from '@candor/api';
import { operatorTokens, type TestSystem, type TestUser } from '../testing/test-system.ts';

/** Verifies a user of Vietnam as a reviewer does: a basic identity, from what they typed. */
export async function verifiedFromVietnam(system: TestSystem, user: TestUser, cardId = '001190012345'): Promise<void> {
  const { caseId } = await user.call(submitIdentity, {
    realType: 'text',
    idType: 'id_card',
    name: 'Nguyễn Thị An',
    cardId,
    country: 'VN',
    birthDate: '1990-05-17',
  });
  const token = operatorTokens.compliance;
  await system.send(openIdentityCase, { case_id: caseId, reason: 'review of a new case' }, { token });
  const { body } = await system.send(decideIdentity, { case_id: caseId, decision: 'verify' }, { token });
  if (body.type !== 'ok') throw new Error(JSON.stringify(body));
}
