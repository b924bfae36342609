import type { CallError } from '@candor/api';
import { useEffect, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Page } from '#ui/Page.tsx';
import { toast } from '#ui/Toast.tsx';
import { waitOf } from '#features/addresses/wait-of.ts';
import { Confirm } from './confirm/Confirm.tsx';
import type { Order } from './confirm/SummarySheet.tsx';
import { AddFirst } from './destination/AddFirst.tsx';
import { keepDraft } from './form/draft.ts';
import { longestHold } from './form/holds.ts';
import { nextNeed } from './form/readiness.ts';
import type { WithdrawPageFacts } from './form/use-withdraw-facts.ts';
import { useWithdrawPreview } from './form/use-withdraw-preview.ts';
import { summarizeWithdrawal, type WithdrawForm, withdrawProblems } from './form/withdraw-form.ts';
import { WithdrawButton } from './form/WithdrawButton.tsx';
import { WithdrawFields } from './form/WithdrawFields.tsx';
import { RecordsButton } from './RecordsButton.tsx';

interface WithdrawPageProps {
  readonly facts: WithdrawPageFacts;
  readonly begin: WithdrawForm;
}

type Addresses = WithdrawPageFacts['addresses'];

/** The form and its one button: book the address if need be, check, prove, and on to the progress. */
export function WithdrawPage({ facts: known, begin }: WithdrawPageProps) {
  const t = useMessages();
  const [form, setForm] = useState(begin);
  // A new address is in the book before the book has been read again.
  const [added, setAdded] = useState<Addresses>([]);
  const [isAdding, setIsAdding] = useState(false);
  const [order, setOrder] = useState<Order>();
  const [error, setError] = useState<CallError>();
  const facts = { ...known, addresses: withAdded(known.addresses, added) };
  const summary = summarizeWithdrawal(form, facts);
  const problems = withdrawProblems(form, facts);
  const preview = useWithdrawPreview(form, summary);
  const hold = longestHold(facts.limits.holds, facts.nowMs);
  const { rail, destination, receives, fee, address } = summary;
  const change = (act: (form: WithdrawForm) => WithdrawForm) => {
    setError(undefined);
    setForm(act);
  };
  useEffect(() => keepDraft(form), [form]);
  const review = (to = destination) => {
    if (rail === undefined || to === undefined || receives === undefined) return;
    setError(undefined);
    setOrder({ rail, destination: to, amount: form.amount, fee, receives });
  };
  return (
    <Page
      title={t('common.titles.withdraw')}
      actions={<RecordsButton />}
      footer={
        <WithdrawButton
          summary={summary}
          problems={problems}
          preview={preview}
          need={nextNeed(facts.met)}
          hold={hold}
          nowMs={facts.nowMs}
          onAdd={() => setIsAdding(true)}
          onReview={() => review()}
        />
      }
    >
      <WithdrawFields
        form={form}
        facts={facts}
        summary={summary}
        problems={problems}
        preview={preview}
        error={error}
        onChange={change}
      />
      {rail !== undefined && (
        <AddFirst
          isOpen={isAdding}
          onClose={() => setIsAdding(false)}
          rail={rail}
          address={address.kind === 'new' ? address.address : form.address}
          waitMs={waitOf(facts.limits)}
          onAdded={(row) => {
            setAdded((before) => [row, ...before]);
            toast('success', t('withdraw.added', { label: row.label }));
            const { destinationId, address: place, label, usableAtMs } = row;
            if (row.isUsable && hold === undefined) review({ destinationId, place, label, usableAtMs });
          }}
        />
      )}
      <Confirm
        order={order}
        onClose={() => setOrder(undefined)}
        undoMs={facts.limits.undoMs}
        onDone={({ withdrawalId }) => {
          keepDraft(undefined);
          redirectTo('/pages/fund/withdraw', { id: withdrawalId });
        }}
        onFailed={(failed) => {
          setError(failed);
          facts.refetch();
        }}
      />
    </Page>
  );
}

/** Each address once: the book's own version takes precedence. */
function withAdded(book: Addresses, added: Addresses): Addresses {
  const isNew = (row: Addresses[number]) => !book.some(({ destinationId }) => destinationId === row.destinationId);
  return [...added.filter(isNew), ...book];
}
