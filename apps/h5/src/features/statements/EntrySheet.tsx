import type { EntryRow } from '@candor/api';
import { ScrollText } from 'lucide-react';
import { useLast } from '#hooks/use-last.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { mainPart } from './main-part.ts';

interface EntrySheetProps {
  readonly entry: EntryRow | undefined;
  readonly onClose: () => void;
}

/** One line of a statement in full: both parts of the balance and its place in the journal. */
export function EntrySheet({ entry, onClose }: EntrySheetProps) {
  const t = useMessages();
  const last = useLast(entry);
  if (last === undefined) return null;
  return (
    <Sheet isOpen={entry !== undefined} onClose={onClose} title={t(`words.entryKinds.${last.kind}`)}>
      <div className="flex flex-col items-center gap-2 pt-1 pb-4">
        <CoinMark code={last.code} size={40} />
        <AmountText
          value={mainPart(last).change}
          unit={last.code}
          isChange
          isPrivate
          className="text-22 font-semibold"
        />
      </div>
      <Facts>
        <Fact label={t('funds.account')}>{t(`words.accountNames.${last.accountType}`)}</Fact>
        <Fact label={t('funds.availablePart')}>
          <Part change={last.availableChange} afterLabel={t('funds.balanceAfter')} after={last.availableAfter} />
        </Fact>
        <Fact label={t('funds.frozenPart')}>
          <Part change={last.frozenChange} afterLabel={t('funds.frozenAfter')} after={last.frozenAfter} />
        </Fact>
        <Fact label={t('common.time')}>
          <TimeText atMs={last.atMs} look="date" /> <TimeText atMs={last.atMs} look="clock" />
        </Fact>
        {last.reference > 0 && <Fact label={t('funds.reference')}>#{last.reference}</Fact>}
        <Fact label={t('funds.entryNumber')}>
          <span className="break-all select-text">{last.entryId}</span>
        </Fact>
      </Facts>
      <div className="mt-3 flex gap-3 rounded-tile bg-inset p-3">
        <ScrollText aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.75} />
        <div>
          <p className="text-14 font-semibold tabular-nums">
            {t('funds.journalRecord', { number: String(last.sequence) })}
          </p>
          <p className="mt-0.5 text-12 text-fg-2">{t('funds.journalText')}</p>
        </div>
      </div>
    </Sheet>
  );
}

interface PartProps {
  readonly change: string;
  readonly afterLabel: string;
  readonly after: string;
}

function Part({ change, afterLabel, after }: PartProps) {
  return (
    <>
      <AmountText value={change} isChange isPrivate className="block" />
      <span className="block text-12 font-normal text-fg-3">
        {afterLabel} <AmountText value={after} isPrivate />
      </span>
    </>
  );
}
