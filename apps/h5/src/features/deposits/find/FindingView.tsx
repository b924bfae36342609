import type { DepositFinding, DepositRow, RailRow } from '@candor/api';
import { Note, type NoteTone } from '@candor/kit/view';
import { useState } from 'react';
import { useFunding } from '#hooks/use-funding.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { DepositItem } from '../arriving/DepositItem.tsx';
import { DepositSheet } from '../records/DepositSheet.tsx';

/** The findings among the user's deposits, which show their next step themselves. */
const foundStates = ['pending', 'kept', 'credited', 'dropped'] as const satisfies readonly DepositFinding[];
type Found = (typeof foundStates)[number];

const tones: Readonly<Record<DepositFinding, NoteTone>> = {
  not_found: 'warn',
  waiting: 'info',
  failed: 'warn',
  other_token: 'warn',
  not_yours: 'warn',
  by_hand: 'info',
  pending: 'info',
  kept: 'info',
  credited: 'info',
  dropped: 'warn',
};

interface FindingViewProps {
  readonly rail: RailRow;
  readonly finding: DepositFinding;
  readonly deposits: readonly DepositRow[];
}

/** The outcome of a transaction, the next step, and its deposits. */
export function FindingView({ rail, finding, deposits }: FindingViewProps) {
  const t = useMessages();
  const { heads } = useFunding();
  const [opened, setOpened] = useState<DepositRow>();
  const words = { network: rail.network, asset: rail.code };
  return (
    <>
      <Note tone={tones[finding]} title={t(`deposit.findings.${finding}`)}>
        {isFound(finding) ? t(`deposit.statusTexts.${finding}`) : t(`deposit.findingTexts.${finding}`, words)}
      </Note>
      {deposits.map((deposit) => (
        <DepositItem
          key={deposit.depositId}
          deposit={deposit}
          head={heads.get(deposit.railId)}
          onPress={() => setOpened(deposit)}
        />
      ))}
      <DepositSheet deposit={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function isFound(finding: DepositFinding): finding is Found {
  return foundStates.some((state) => state === finding);
}
