import { setContractExitSteps } from '@candor/api';
import { atomsToText, priceToText } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { profitAtExit } from '#features/position-model/ticket-figures.ts';
import { tickTextOf } from '#features/position-model/tick-text.ts';
import {
  changedKind,
  draftOf,
  type ExitBasis,
  type ExitDraft,
  exitDraftsProblem,
  exitInputsFrom,
  priceOf,
} from '../exits/exit-drafts.ts';
import { ExitSections } from '../exits/ExitSections.tsx';
import { useExitNames } from '../exits/use-exit-names.ts';
import { lotsOf } from '../lots.ts';
import type { PositionSheetProps } from './position-sheet.ts';

interface ExitsSheetProps extends PositionSheetProps {
  /** An exit that was dragged to a new price on the chart, by its place among the ticket's exits. */
  readonly moved?: MovedExit | undefined;
}

interface MovedExit {
  readonly place: number;
  readonly price: string;
}

/** Exits of a position in levels: of each kind up to five, for all of it or parts, with the result of each. */
export function ExitsSheet({ isOpen, live, onClose, picture, moved }: ExitsSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.exitsSheet.title')}>
      {isOpen && (
        <ExitsForm
          key={`${live.ticket.ticketId} ${moved?.place} ${moved?.price}`}
          live={live}
          picture={picture}
          moved={moved}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

function ExitsForm({ live, picture, moved, onClose }: Omit<ExitsSheetProps, 'isOpen'>) {
  const t = useMessages();
  const format = useFormat();
  const { problemText } = useExitNames();
  const { ticket, rules, position, mark } = live;
  const tick = tickTextOf(rules);
  const [before] = useState<readonly ExitDraft[]>(() => ticket.exits.map(draftOf));
  const [drafts, setDrafts] = useState<readonly ExitDraft[]>(() =>
    before.map((draft) => (draft.id === moved?.place ? { ...draft, at: moved.price } : draft)),
  );
  const basis: ExitBasis = { ...position, mark: mark.price, grid: rules.grid };
  const wanted = exitInputsFrom(drafts, basis);
  const save = useCommand(setContractExitSteps, {
    onDone: () => {
      toast('success', t(wanted.length === 0 ? 'contract.exitsSheet.removed' : 'contract.exitsSheet.saved'));
      onClose();
    },
  });
  const problem = exitDraftsProblem(drafts, before, basis);
  const [_base, quoteCode = ''] = ticket.symbol.split('/');
  const renderNote = (draft: ExitDraft) => {
    const price = priceOf(draft, basis);
    if (price === undefined) return null;
    const profit = profitAtExit(rules, position, lotsOf(draft.size) ?? ticket.lots, price);
    return (
      <span>
        {draft.isPercent && `${format.amount(priceToText(price), rules.priceDecimals)} · `}
        {t('contract.exitsSheet.estimate')}{' '}
        <AmountText
          value={atomsToText(profit, picture.account.scale)}
          decimals={2}
          unit={picture.account.code}
          isChange
        />
      </span>
    );
  };
  const send = () => {
    const kind = changedKind(before, drafts, basis);
    const exits = kind === undefined ? wanted : wanted.filter((one) => one.kind === kind);
    return save.run({ ticketId: ticket.ticketId, exits, ...(kind !== undefined && { kind }) });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-fg-2">{t('contract.exitsSheet.text')}</p>
      <ExitSections
        drafts={drafts}
        onChange={setDrafts}
        whole={ticket.lots}
        renderNote={renderNote}
        sizing="lots"
        tick={tick}
        priceDecimals={rules.priceDecimals}
        quoteCode={quoteCode}
      />
      <p role="status" className="min-h-4 text-12 text-danger">
        {problem === undefined ? '' : problemText(problem, tick)}
      </p>
      <Button isWide isBusy={save.isBusy} isDisabled={problem !== undefined} onClick={() => void send()}>
        {t('contract.exitsSheet.save')}
      </Button>
    </div>
  );
}
