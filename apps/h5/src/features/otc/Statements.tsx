import { getOtcDispute, stateOtcCase } from '@candor/api';
import { otcRoles } from '@candor/exchange/rules';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CommandError } from '#ui/CommandError.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import type { Dispute } from './dispute.ts';
import { type Statement, StatementForm } from './StatementForm.tsx';

interface StatementsProps {
  readonly dispute: Dispute;
  /** There is no verdict to wait for any more otherwise. */
  readonly canState: boolean;
}

/** Statements of both sides, and the way to make one. */
export function Statements({ dispute, canState }: StatementsProps) {
  const t = useMessages();
  const { order, statements } = dispute;
  const mine = statements.find(({ by }) => by === order.role);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-15 font-semibold">{t('otc.dispute.statements')}</h2>
      {otcRoles.map((role) => {
        const said = statements.find(({ by }) => by === role);
        return (
          <Card key={role} className="flex flex-col gap-1 px-4 py-3">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="text-13 text-fg-2">
                {t(role === order.role ? 'otc.dispute.you' : 'otc.dispute.them', {
                  side: t(`otc.dispute.sides.${role}`),
                })}
              </h3>
              {said !== undefined && <TimeText atMs={said.atMs} look="moment" className="text-11 text-fg-3" />}
            </div>
            {said === undefined ? (
              <p className="text-14 text-fg-3">{t('otc.dispute.silent')}</p>
            ) : (
              <>
                <p className="text-14 font-semibold">{t(`otc.reasons.${said.reason}`)}</p>
                {said.text !== '' && (
                  <p className="text-14 [overflow-wrap:anywhere] whitespace-pre-line">{said.text}</p>
                )}
              </>
            )}
            {role === order.role && canState && (
              <Button look="soft" size="mini" className="mt-1 self-start" onClick={() => setIsOpen(true)}>
                {t(said === undefined ? 'otc.dispute.state' : 'otc.dispute.edit')}
              </Button>
            )}
          </Card>
        );
      })}
      <StatementSheet
        key={mine?.atMs ?? 0}
        dispute={dispute}
        first={{ reason: mine?.reason, text: mine?.text ?? '' }}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </section>
  );
}

interface StatementSheetProps {
  readonly dispute: Dispute;
  readonly first: Statement;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function StatementSheet({ dispute: { order }, first, isOpen, onClose }: StatementSheetProps) {
  const t = useMessages();
  const [statement, setStatement] = useState(first);
  const saving = useCommand(stateOtcCase, { invalidates: [getOtcDispute], onFailed: () => true, onDone: onClose });
  const { reason, text } = statement;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('otc.dispute.state')}>
      <div className="flex flex-col gap-4 pb-2">
        <StatementForm role={order.role} value={statement} onChange={setStatement} />
        <CommandError error={saving.error} />
        <Button
          isWide
          isBusy={saving.isBusy}
          isDisabled={reason === undefined}
          onClick={() => reason !== undefined && void saving.run({ orderId: order.orderId, reason, text: text.trim() })}
        >
          {t('otc.method.save')}
        </Button>
      </div>
    </Sheet>
  );
}
