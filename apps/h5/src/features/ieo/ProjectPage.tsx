import {
  getProject,
  listAllocation,
  listSubscriptions,
  listWallets,
  type OutputOf,
  subscribeToProject,
} from '@candor/api';
import { allocationOf } from '@candor/exchange/rules';
import { dateTimeText } from '@candor/kit';
import { Note } from '@candor/kit/view';
import { type ReactNode, useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { requireSignIn } from '#app/navigation.ts';
import { openTrade } from '#features/market/open-pair.ts';
import { Button } from '#ui/Button.tsx';
import { CoinMark } from '#ui/CoinMark.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { toast } from '#ui/Toast.tsx';
import { type CheckedSale, CheckSheet } from './CheckSheet.tsx';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { Countdown } from './Countdown.tsx';
import { DemandPicture } from './DemandPicture.tsx';
import { amountOf } from './figures.ts';
import { FillingBar } from './FillingBar.tsx';
import { ProjectFactsPart } from './ProjectFactsPart.tsx';
import { ReleaseSchedule } from './ReleaseSchedule.tsx';
import { StateTags } from './StateTags.tsx';
import { initialForm, problemOf, type SubscribeFacts, summarize, tokensLeft, withOwn } from './subscribe-form.ts';
import { SubscribePart } from './SubscribePart.tsx';
import { Terms } from './Terms.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useProjectDemand, useSubscribeFacts } from './use-subscribe-facts.ts';
import { Waterline, type WaterlineRow } from './Waterline.tsx';

interface ProjectPageProps {
  readonly project: OutputOf<typeof getProject>;
  readonly actions: ReactNode;
}

/** One project, and in its window the subscription. */
export function ProjectPage({ project, actions }: ProjectPageProps) {
  const t = useMessages();
  const format = useFormat();
  const isSignedIn = useIsSignedIn();
  const [form, setForm] = useState(initialForm);
  const [isAsking, setIsAsking] = useState(false);
  const [checked, setChecked] = useState<CheckedSale>();
  const facts = useSubscribeFacts(project);
  const demand = useProjectDemand(project);
  const { projectId, name, summary: about, tokenCode, payCode, price, mode, state, cancelReason, market } = project;
  const command = useCommand(subscribeToProject, {
    invalidates: [getProject, listSubscriptions, listAllocation, listWallets],
    onFailed: () => true,
    onDone: () => {
      const amount = format.amount(form.amount);
      setIsAsking(false);
      setForm(initialForm);
      toast('success', t(mode === 'first_come' ? 'ieo.doneFirst' : 'ieo.doneShared', { amount, token: tokenCode }));
    },
  });
  const summary = summarize(form, facts);
  const problem = isSignedIn ? problemOf(form, facts) : undefined;
  const problemText = useProblemText(problem, facts, summary);
  const isSoldOut = mode === 'first_come' && tokensLeft(project) === 0n;
  const isOpen = state === 'in_progress' && !isSoldOut;
  const confirm = () => {
    if (!requireSignIn()) return;
    command.clearError();
    setIsAsking(true);
  };
  const footer = isOpen ? (
    <Button
      isWide
      isDisabled={problem !== undefined}
      reason={problem === 'amount_missing' ? problemText : undefined}
      onClick={confirm}
    >
      {t(!isSignedIn ? 'ieo.logIn' : facts.own === undefined ? 'ieo.subscribe' : 'ieo.more')}
    </Button>
  ) : undefined;
  return (
    <Page title={name} actions={actions} {...(footer !== undefined && { footer })}>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-8">
        <section className="flex flex-col gap-3">
          <div className="flex items-center gap-3">
            <CoinMark code={tokenCode} size={44} />
            <div className="min-w-0">
              <p className="text-18 font-semibold">{tokenCode}</p>
              <p className="text-13 text-fg-3">
                {t('ieo.perToken', { price: format.amount(price), pay: payCode, token: tokenCode })}
              </p>
            </div>
          </div>
          <StateTags of={project} />
          {about !== '' && <p className="text-14 text-fg-2">{about}</p>}
          <Countdown project={project} />
          {state === 'warm_up' && <Note>{t('ieo.notOpen', { time: momentOf(project.opensAtMs) })}</Note>}
          {state === 'in_progress' && isSoldOut && <Note>{t('ieo.soldOut')}</Note>}
          {cancelReason !== undefined && (
            <Note tone="warn">{t('ieo.cancelledBecause', { reason: t(`ieo.cancelReasons.${cancelReason}`) })}</Note>
          )}
          <NotOffered product="ieo" />
          <FillingBar project={project} />
        </section>
        {isOpen && (
          <SubscribePart
            form={form}
            facts={facts}
            summary={summary}
            error={problem === 'amount_missing' ? undefined : problemText}
            onChange={setForm}
          />
        )}
        <Waterline
          title={t(isOpen ? 'ieo.waterlineNow' : 'ieo.waterline')}
          rows={rowsOf(facts, summary.wanted)}
          cap={amountOf(project.accountMax, project.tokenScale)}
          capText={project.accountMax}
          tokenCode={tokenCode}
        />
        {demand !== undefined && (
          <DemandPicture
            title={t(isOpen ? 'ieo.waterlineNow' : 'ieo.waterline')}
            project={project}
            demand={demand}
            own={summary.wanted}
          />
        )}
        {project.listHash !== undefined && (
          <Button look="soft" isWide onClick={() => setChecked({ projectId })}>
            {t('ieo.check')}
          </Button>
        )}
        <Terms project={project} />
        {market?.isOpen === true && (
          <Button look="soft" isWide onClick={() => openTrade(market)}>
            {t('ieo.trade', { token: tokenCode })}
          </Button>
        )}
        <ReleaseSchedule project={project} />
        <ProjectFactsPart project={project} />
      </div>
      <CheckSheet sale={checked} onClose={() => setChecked(undefined)} />
      <ConfirmSheet
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        form={form}
        facts={facts}
        summary={summary}
        isBusy={command.isBusy}
        error={command.error}
        onConfirm={() => void command.run({ projectId, amount: form.amount, payCode, price })}
      />
    </Page>
  );
}

function momentOf(atMs: number): string {
  return dateTimeText(atMs);
}

/** The columns of the picture: the public list, with what the user is typing in its place. */
function rowsOf({ project, own, list }: SubscribeFacts, wanted: bigint): WaterlineRow[] {
  if (list === undefined || project.mode === 'first_come' || project.state === 'cancelled') return [];
  const isTyping = project.state === 'in_progress' && wanted > 0n;
  const { rows, ownAt } = isTyping
    ? withOwn(list, own?.number, wanted)
    : { rows: list, ownAt: list.findIndex(({ number }) => number === own?.number) };
  const allocated = allocationOf(
    rows.map((row) => row.wanted),
    amountOf(project.issuance, project.tokenScale),
    amountOf(project.accountMax, project.tokenScale),
  );
  return rows.map((row, at) => ({ ...row, allocated: allocated[at] ?? 0n, isOwn: at === ownAt }));
}
