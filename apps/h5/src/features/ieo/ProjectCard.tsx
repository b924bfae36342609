import type { ProjectRow } from '@candor/api';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { CoinMark } from '#ui/CoinMark.tsx';
import { Countdown } from './Countdown.tsx';
import { FillingBar } from './FillingBar.tsx';
import { StateTags } from './StateTags.tsx';

/** A project in the list: what it is, at what price, how far it is filled, and until when. */
export function ProjectCard({ project }: { readonly project: ProjectRow }) {
  const t = useMessages();
  const format = useFormat();
  const { projectId, name, summary, tokenCode, payCode, price } = project;
  return (
    <button
      type="button"
      onClick={() => navigateTo('/pages/ieo/subscribe', { project_id: String(projectId) })}
      className="press flex w-full flex-col gap-3 rounded-card border border-line bg-surface p-4 text-left"
    >
      <span className="flex w-full items-start gap-3">
        <CoinMark code={tokenCode} size={40} />
        <span className="min-w-0 flex-1">
          <span className="block text-16 font-semibold">{name}</span>
          <span className="block text-13 text-fg-3">
            {t('ieo.perToken', { price: format.amount(price), pay: payCode, token: tokenCode })}
          </span>
        </span>
      </span>
      <StateTags of={project} />
      {summary !== '' && <span className="text-13 text-fg-2">{summary}</span>}
      <span className="block w-full">
        <FillingBar project={project} />
      </span>
      <Countdown project={project} />
    </button>
  );
}
