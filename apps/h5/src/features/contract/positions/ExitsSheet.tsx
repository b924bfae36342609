import { setContractExits, textOfLots } from '@candor/api';
import { type Atoms, atomsToText, priceFromText } from '@candor/money';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/Fact.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { toast } from '#ui/Toast.tsx';
import { lotsOf } from '../form/contract-form.ts';
import { exitProblem } from '../form/contract-problems.ts';
import { exitChangesFrom, type ExitTexts } from '../form/contract-request.ts';
import { ExitFields } from '../form/ExitFields.tsx';
import { useContractProblem } from '../form/use-contract-problem.ts';
import { profitAtExit } from '#features/position-model/ticket-figures.ts';
import { tickTextOf } from '#features/position-model/tick-text.ts';
import type { PositionSheetProps } from './position-sheet.ts';

/** Take profit and stop loss of a position: either alone, for all of it or a part, with the result of each. */
export function ExitsSheet({ isOpen, live, onClose, picture }: PositionSheetProps) {
  const t = useMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('contract.exitsSheet.title')}>
      {isOpen && <ExitsForm key={live.ticket.ticketId} live={live} picture={picture} onClose={onClose} />}
    </Sheet>
  );
}

const exits = ['takeProfit', 'stopLoss'] as const;

function ExitsForm({ live, picture, onClose }: Omit<PositionSheetProps, 'isOpen'>) {
  const t = useMessages();
  const { ticket, rules, position, mark } = live;
  const tick = tickTextOf(rules);
  const problemText = useContractProblem(tick);
  const [before] = useState<ExitTexts>({
    takeProfitPrice: ticket.takeProfitPrice ?? '',
    takeProfitLots: ticket.takeProfitLots === undefined ? '' : textOfLots(ticket.takeProfitLots),
    stopLossPrice: ticket.stopLossPrice ?? '',
    stopLossLots: ticket.stopLossLots === undefined ? '' : textOfLots(ticket.stopLossLots),
  });
  const [texts, setTexts] = useState(before);
  const [unreadable, setUnreadable] = useState<ReadonlySet<keyof ExitTexts>>(new Set());
  const isNone = texts.takeProfitPrice === '' && texts.stopLossPrice === '';
  const save = useCommand(setContractExits, {
    onDone: () => {
      toast('success', t(isNone ? 'contract.exitsSheet.removed' : 'contract.exitsSheet.saved'));
      onClose();
    },
  });
  const problem = exitProblem(texts, ticket.direction, ticket.lots, mark.price);
  const [_base, quoteCode = ''] = ticket.symbol.split('/');
  const text = (amount: Atoms) => atomsToText(amount, picture.account.scale);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13 text-fg-2">{t('contract.exitsSheet.text')}</p>
      {exits.map((exit) => {
        const at = texts[`${exit}Price`] === '' ? undefined : priceFromText(texts[`${exit}Price`]);
        const lots = lotsOf(texts[`${exit}Lots`]) ?? ticket.lots;
        return (
          <div key={exit}>
            <ExitFields
              exit={exit}
              texts={texts}
              onChange={(field, value, isReadable) => {
                setTexts((last) => ({ ...last, [field]: value }));
                setUnreadable((last) => {
                  const others = [...last].filter((name) => name !== field);
                  return new Set(isReadable ? others : [...others, field]);
                });
              }}
              tick={tick}
              priceDecimals={rules.priceDecimals}
              quoteCode={quoteCode}
            />
            <Facts>
              <Fact label={t('contract.exitsSheet.estimate')}>
                <AmountText
                  value={at === undefined ? undefined : text(profitAtExit(rules, position, lots, at))}
                  decimals={2}
                  unit={picture.account.code}
                  isChange
                />
              </Fact>
            </Facts>
          </div>
        );
      })}
      <p role="status" className="min-h-4 text-12 text-danger">
        {problem === undefined ? '' : problemText(problem)}
      </p>
      <Button
        isWide
        isBusy={save.isBusy}
        isDisabled={problem !== undefined || unreadable.size > 0}
        onClick={() => void save.run({ ticketId: ticket.ticketId, ...exitChangesFrom(before, texts) })}
      >
        {t('contract.exitsSheet.save')}
      </Button>
    </div>
  );
}
