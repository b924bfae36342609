import { Empty } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { ProductSkeleton } from '#features/desk/ProductSkeleton.tsx';
import type { TradeTabProps } from '#features/desk/trade-tab.ts';
import { ContractDesk } from './desk/ContractDesk.tsx';
import type { FormDraft } from '#features/desk/use-form-per-market.ts';
import type { ContractForm } from './form/contract-form.ts';
import { type DeskKind, useContractPair } from './use-contract-market.ts';
import { useContractNotices } from './use-contract-notices.ts';

/** Contracts on coins: loading in their own shape, failed with a way out, without any market, or the desk. */
export function ContractTab({ params }: TradeTabProps) {
  return <DeskTab kind="contract" params={params} />;
}

/** The same desk with contracts on stocks. */
export function StocksTab({ params }: TradeTabProps) {
  return <DeskTab kind="stocks" params={params} />;
}

function DeskTab({ kind, params }: TradeTabProps & { readonly kind: DeskKind }) {
  const t = useMessages();
  const pair = useContractPair(kind, params);
  const [draft, setDraft] = useState<FormDraft<ContractForm>>();
  useContractNotices();
  return (
    <Loaded
      from={pair}
      skeleton={<ProductSkeleton />}
      failureClass="p-4"
      empty={<Empty title={t(kind === 'stocks' ? 'contract.noStocks' : 'contract.noMarkets')} />}
    >
      {(data) => <ContractDesk key={data.row.pairId} pair={data} draft={draft} setDraft={setDraft} />}
    </Loaded>
  );
}
