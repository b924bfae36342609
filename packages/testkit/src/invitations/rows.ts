import { type AccountId, type Command, house } from '@candor/exchange';
import type { InvitationSuspicion, InvitationVerdict } from '@candor/exchange/rules';
import { atoms, type Ppm } from '@candor/money';
import { type AssetCode, asset } from '../catalog.ts';
import { amountText } from '../amounts.ts';
import { type Action, type Row, thenThat } from '../scenario.ts';
import { type Name, names, type Scene } from '../scene.ts';
import { sends } from '../users.ts';

function does(says: string, command: (scene: Scene) => Command): Action {
  return { says, send: (scene) => sends(says, command(scene)).send(scene) };
}

const codeOf = (assetId: number) =>
  (Object.keys(asset) as AssetCode[]).find((code) => asset[code] === assetId) ?? 'USDT';
const nameOf = (scene: Scene, accountId: AccountId) =>
  names.find((name) => scene.accountOf(name) === accountId) ?? `${accountId}`;
const percent = (share: number) => (share * 10_000) as Ppm;

/** The acts of the platform, of operators and of inviters, and the rebates they see. Shares are percent. */
export const invited = {
  terms: (share: number, days?: number): Action =>
    sends(`${share} % of fees go back ${days === undefined ? '' : `for ${days} days`}`, {
      type: 'invitations.set_terms',
      share: percent(share),
      ...(days === undefined ? {} : { days }),
    }),
  comes: (friend: Name, by: Name, ...suspicions: InvitationSuspicion[]): Action =>
    does(`${friend} comes by ${by} ${suspicions.join(' ')}`, (scene) => ({
      type: 'invitations.bind',
      accountId: scene.accountOf(friend),
      inviterId: scene.accountOf(by),
      suspicions,
    })),
  holds: (friend: Name, suspicion: InvitationSuspicion): Action =>
    does(`${friend} is held for ${suspicion}`, (scene) => ({
      type: 'invitations.hold',
      accountId: scene.accountOf(friend),
      suspicion,
    })),
  decides: (friend: Name, decision: InvitationVerdict): Action =>
    does(`an operator decides to ${decision} ${friend}`, (scene) => ({
      type: 'invitations.decide',
      accountId: scene.accountOf(friend),
      decision,
    })),
  splits: (inviter: Name, friendShare: number): Action =>
    does(`${inviter} leaves ${friendShare} % to friends`, (scene) => ({
      type: 'invitations.set_split',
      accountId: scene.accountOf(inviter),
      friendShare: percent(friendShare),
    })),
  /** Then: the rebates of the last command, as "friend kind fee: to the inviter + to the friend". */
  rebates: (...expected: readonly string[]): Row =>
    thenThat(
      `rebates are ${JSON.stringify(expected)}`,
      (scene) =>
        scene.told('invitations.rebated').map(({ accountId, feeKind, assetId, fee, inviterPart, friendPart }) => {
          const text = (amount: bigint) => amountText(atoms(amount), codeOf(assetId));
          return `${nameOf(scene, accountId)} ${feeKind} ${text(fee)}: ${text(inviterPart)} + ${text(friendPart)}`;
        }),
      expected,
    ),
  /** Then: the state of an invitation, with everything that was found about it. */
  state: (friend: Name, expected: string): Row =>
    thenThat(
      `the invitation of ${friend} is ${expected}`,
      (scene) => {
        const invitation = scene.runner.core.queries.invitation(scene.accountOf(friend));
        return invitation === undefined ? 'none' : [invitation.state, ...invitation.suspicions].join(' ');
      },
      expected,
    ),
  /** Then: the atoms of an asset that the house has kept of fees. */
  kept: (code: AssetCode, expected: bigint): Row =>
    thenThat(
      `fees hold ${expected} atoms of ${code}`,
      ({ runner: { core } }) => core.ledger.available(core.ledger.wallet(house.fees, 'house', asset[code])),
      expected,
    ),
};
