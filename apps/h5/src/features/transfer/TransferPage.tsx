import { CommandError } from '#ui/CommandError.tsx';
import { listTransfers, listUserAssets, listWallets, type OutputOf, transferFunds } from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat, useOwnFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { TransferConfirm } from './TransferConfirm.tsx';
import { TransferDone } from './TransferDone.tsx';
import { TransferFields } from './TransferFields.tsx';
import {
  summarizeTransfer,
  transferActions,
  type TransferFacts,
  type TransferForm,
  type TransferProblem,
  transferProblems,
  type TransferSummary,
} from './transfer-form.ts';

interface TransferPageProps {
  readonly facts: TransferFacts;
  readonly begin: TransferForm;
  /** The pair whose page the user came from, for want of funds. */
  readonly back: string | undefined;
}

/** The form, the remainder, and the one button; then the result. */
export function TransferPage({ facts, begin, back }: TransferPageProps) {
  const t = useMessages();
  const format = useFormat();
  const [form, setForm] = useState(begin);
  const [isAsking, setIsAsking] = useState(false);
  const [done, setDone] = useState<OutputOf<typeof transferFunds>>();
  const command = useCommand(transferFunds, {
    invalidates: [listWallets, listUserAssets, listTransfers],
    onFailed: () => true,
    onDone: (output) => {
      setDone(output);
      setForm(transferActions.begin(form));
    },
  });
  const summary = summarizeTransfer(form, facts);
  const { asset } = summary;
  const [problem] = transferProblems(form, facts);
  const problemText = useProblemText(problem, summary);
  const isOfAmount = problem === 'amount_zero' || problem === 'amount_insufficient';
  const amount = { amount: format.amount(form.amount), asset: asset?.code ?? '' };
  const change = (next: TransferForm) => {
    command.clearError();
    setForm(next);
  };
  async function send(): Promise<void> {
    if (asset === undefined) return;
    await command.run({ assetId: asset.assetId, amount: form.amount, from: form.from, to: form.to });
    setIsAsking(false);
  }
  if (done !== undefined) {
    const code = facts.assets.find(({ assetId }) => assetId === done.assetId)?.code ?? '';
    return <TransferDone done={done} code={code} onAgain={() => setDone(undefined)} back={back} />;
  }
  const footer = (
    <Button
      isWide
      isBusy={command.isBusy}
      isDisabled={problem !== undefined}
      reason={problem === 'amount_missing' ? t('funds.transferFree') : isOfAmount ? undefined : problemText}
      onClick={() => (summary.isLarge ? setIsAsking(true) : void send())}
    >
      {problem === undefined ? t('funds.transferNow', amount) : t('funds.transfer')}
    </Button>
  );
  return (
    <Page title={t('common.titles.transfer')} actions={<HistoryButton />} footer={footer}>
      <TransferFields
        form={form}
        facts={facts}
        summary={summary}
        error={isOfAmount ? problemText : undefined}
        onChange={change}
      />
      <CommandError error={command.error} className="mx-4" />
      <TransferConfirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        form={form}
        summary={summary}
        isBusy={command.isBusy}
        onConfirm={() => void send()}
      />
    </Page>
  );
}

/** A problem of the form in words. */
function useProblemText(problem: TransferProblem | undefined, summary: TransferSummary): string | undefined {
  const t = useMessages();
  const own = useOwnFormat();
  if (problem === undefined) return undefined;
  const available = own.amount(summary.available);
  return {
    nothing_to_transfer: () => t('funds.nothingToTransfer'),
    amount_unreadable: () => t('funds.amountNotRead'),
    amount_missing: () => t('funds.amountMissing'),
    amount_zero: () => t('funds.amountZero'),
    amount_insufficient: () => t('funds.amountInsufficient', { amount: available, asset: summary.asset?.code ?? '' }),
  }[problem]();
}
