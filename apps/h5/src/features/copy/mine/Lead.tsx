import type { MyFollows } from '@candor/api';
import { isLeading } from '@candor/exchange/rules';
import { Empty, SkeletonCard } from '@candor/kit/view';
import type { Loadable } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { LeadStatus } from './LeadStatus.tsx';

/** Being followed: the state of the application, and applying. */
export function Lead({ mine }: { readonly mine: Loadable<MyFollows> }) {
  return (
    <Loaded from={mine} skeleton={<SkeletonCard className="min-h-80" />}>
      {(data) => <Leading mine={data} />}
    </Loaded>
  );
}

function Leading({ mine }: { readonly mine: MyFollows }) {
  const t = useMessages();
  const { trader, terms, follows } = mine;
  const canApply = terms?.isOffered === true && (trader === undefined || !isLeading(trader.status));
  return (
    <div className="flex flex-col gap-4">
      {trader !== undefined && <LeadStatus trader={trader} />}
      {trader === undefined && !canApply && <Empty title={t('copy.lead.notOffered')} />}
      {canApply && <ApplyForm terms={terms} following={follows.filter(({ isActive }) => isActive).length} />}
    </div>
  );
}
