import { setContractExitSteps } from '@candor/api';
import { type Atoms, atomsToText, priceFromText } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { lotsOf } from '../form/contract-form.ts';
import { profitAtExit } from '#features/position-model/ticket-figures.ts';
import { tickTextOf } from '#features/position-model/tick-text.ts';
import {
  changedKind,
  draftOf,
  type ExitDraft,
  exitDraftsProblem,
  exitInputsFrom,
  type ExitKind,
  exitKinds,
  isKindFull,
  withLevel,
} from './exit-drafts.ts';
import { ExitLevel } from './ExitLevel.tsx';
import type { PositionSheetProps } from './position-sheet.ts';
import { useExitNames } from './use-exit-names.ts';

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
  const { nameOf, problemText } = useExitNames();
  const { ticket, rules, position, mark } = live;
  const tick = tickTextOf(rules);
  const [before] = useState<readonly ExitDraft[]>(() => ticket.exits.map(draftOf));
  const [drafts, setDrafts] = useState<readonly ExitDraft[]>(() =>
    before.map((draft) => (draft.id === moved?.place ? { ...draft, at: moved.price } : draft)),
  );
  const wanted = exitInputsFrom(drafts);
  const save = useCommand(setContractExitSteps, {
    onDone: () => {
      toast('success', t(wanted.length === 0 ? 'contract.exitsSheet.removed' : 'contract.exitsSheet.saved'));
      onClose();
    },
  });
  const around = { direction: ticket.direction, lots: ticket.lots, mark: mark.price, tick: rules.grid.tick };
  const problem = exitDraftsProblem(drafts, before, around);
  const [_base, quoteCode = ''] = ticket.symbol.split('/');
  const profitOf = ({ kind, at, lots }: ExitDraft): string | undefined => {
    const price = kind === 'trailing_stop' || at === '' ? undefined : priceFromText(at);
    if (price === undefined) return undefined;
    const profit: Atoms = profitAtExit(rules, position, lotsOf(lots) ?? ticket.lots, price);
    return atomsToText(profit, picture.account.scale);
  };
  const levelsOf = (kind: ExitKind) => drafts.filter((draft) => draft.kind === kind);
  const send = () => {
    const kind = changedKind(before, drafts);
    const exits = kind === undefined ? wanted : wanted.filter((one) => one.kind === kind);
    return save.run({ ticketId: ticket.ticketId, exits, ...(kind !== undefined && { kind }) });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-fg-2">{t('contract.exitsSheet.text')}</p>
      {exitKinds.map((kind) => (
        <section key={kind} aria-label={nameOf(kind)} className="flex flex-col gap-2">
          <h3 className="flex items-center justify-between gap-2 text-14 font-semibold">
            {nameOf(kind)}
            <button
              type="button"
              aria-label={t('contract.exitsSheet.addTo', { exit: nameOf(kind) })}
              disabled={isKindFull(drafts, kind)}
              onClick={() => setDrafts((last) => withLevel(last, kind, ticket.lots))}
              className="press tap text-13 font-medium text-accent disabled:text-fg-3"
            >
              {t('contract.exitsSheet.add')}
            </button>
          </h3>
          {levelsOf(kind).map((draft, place) => {
            const profit = profitOf(draft);
            return (
              <div key={draft.id}>
                <ExitLevel
                  draft={draft}
                  name={levelsOf(kind).length === 1 ? nameOf(kind) : `${nameOf(kind)} ${place + 1}`}
                  onChange={(next) => setDrafts((last) => last.map((one) => (one.id === next.id ? next : one)))}
                  onRemove={() => setDrafts((last) => last.filter((one) => one.id !== draft.id))}
                  tick={tick}
                  priceDecimals={rules.priceDecimals}
                  quoteCode={quoteCode}
                />
                <p className="flex flex-wrap justify-between gap-x-2 px-1 pt-1 text-12 text-fg-3">
                  <span>{draft.lots === '' && t('contract.form.closesAll')}</span>
                  {profit !== undefined && (
                    <span>
                      {t('contract.exitsSheet.estimate')}{' '}
                      <AmountText value={profit} decimals={2} unit={picture.account.code} isChange />
                    </span>
                  )}
                </p>
              </div>
            );
          })}
        </section>
      ))}
      <p role="status" className="min-h-4 text-12 text-danger">
        {problem === undefined ? '' : problemText(problem, tick)}
      </p>
      <Button isWide isBusy={save.isBusy} isDisabled={problem !== undefined} onClick={() => void send()}>
        {t('contract.exitsSheet.save')}
      </Button>
    </div>
  );
}
