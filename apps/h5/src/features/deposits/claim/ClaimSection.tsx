import { CommandError } from '#ui/CommandError.tsx';
import { claimDeposit, listDeposits, type RailRow } from '@candor/api';
import { cx } from '@candor/kit';
import { TextField } from '@candor/kit/view';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { toast } from '#ui/Toast.tsx';
import {
  claimActions,
  type ClaimForm,
  type ClaimProblem,
  claimProblems,
  initialClaimForm,
  payerMax,
} from './claim-form.ts';
import { ProofField } from './ProofField.tsx';

/** "I have paid": opens the form that notifies the operators. Typed texts stay when it is closed again. */
export function ClaimSection({ rail }: { readonly rail: RailRow }) {
  const t = useMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  /** Made anew after each notice, the chosen picture with it. */
  const [sentCount, setSentCount] = useState(0);
  return (
    <Card className="px-4">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="press flex min-h-13 w-full items-center gap-3 text-left"
      >
        <span className="flex-1 text-15 font-semibold">{t('deposit.claimTitle')}</span>
        <ChevronDown
          aria-hidden
          className={cx('size-5 text-fg-3 transition-transform duration-200', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="pb-4">
        <ClaimFields
          key={sentCount}
          rail={rail}
          onSent={() => {
            setSentCount(sentCount + 1);
            setIsOpen(false);
          }}
        />
      </div>
    </Card>
  );
}

function ClaimFields({ rail, onSent }: { readonly rail: RailRow; readonly onSent: () => void }) {
  const t = useMessages();
  const problemText = useClaimProblemText();
  const [form, setForm] = useState<ClaimForm>(initialClaimForm);
  const command = useCommand(claimDeposit, {
    invalidates: [listDeposits],
    onFailed: ({ failure }) => {
      // A picture is good for a day: then the form asks for it again.
      const isProofGone = failure.kind === 'refused' && failure.code === 'upload_not_found';
      if (isProofGone) setForm((before) => claimActions.setProof(before, undefined));
      return true;
    },
    onDone: () => {
      toast('success', t('deposit.claimSent'));
      onSent();
    },
  });
  const [problem] = claimProblems(form, rail.scale);
  const change = (next: ClaimForm) => {
    command.clearError();
    setForm(next);
  };
  const send = () => {
    if (form.proof === undefined) return;
    const { railId, assetId } = rail;
    void command.run({ railId, assetId, amount: form.amount, payer: form.payer.trim(), proofUpload: form.proof });
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-fg-2">{t('deposit.claimText')}</p>
      <AmountField
        label={t('common.amount')}
        unit={rail.code}
        decimals={rail.scale}
        value={form.amount}
        onChange={(amount, unreadable) => change(claimActions.setAmount(form, amount, unreadable))}
        error={problem === 'amount_zero' ? problemText(problem) : undefined}
      />
      <TextField
        label={t('deposit.payer')}
        hint={t('deposit.payerHint')}
        autoComplete="off"
        value={form.payer}
        onChange={(payer) => change(claimActions.setPayer(form, payer))}
        error={problem === 'payer_long' ? problemText(problem) : undefined}
      />
      <ProofField
        isUploaded={form.proof !== undefined}
        onProof={(proof) => setForm((before) => claimActions.setProof(before, proof))}
      />
      <CommandError error={command.error} />
      <Button
        isWide
        isBusy={command.isBusy}
        isDisabled={problem !== undefined}
        reason={problem && problemText(problem)}
        onClick={send}
      >
        {t('deposit.sendClaim')}
      </Button>
    </div>
  );
}

/** A problem of the form in words. */
function useClaimProblemText(): (problem: ClaimProblem) => string {
  const t = useMessages();
  return (problem) =>
    ({
      amount_missing: () => t('deposit.problems.amountMissing'),
      amount_unreadable: () => t('funds.amountNotRead'),
      amount_zero: () => t('deposit.problems.amountZero'),
      payer_missing: () => t('deposit.problems.payerMissing'),
      payer_long: () => t('deposit.problems.payerLong', { max: String(payerMax) }),
      proof_missing: () => t('deposit.problems.proofMissing'),
    })[problem]();
}
