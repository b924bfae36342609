import { listProjects, type ProjectStage, projectStages } from '@candor/api';
import { FileClock, Rocket } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Empty } from '#ui/Empty.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Header, Page } from '#ui/Page.tsx';
import { SkeletonCards } from '#ui/Skeleton.tsx';
import { TextTabs } from '#ui/TextTabs.tsx';
import { ProjectCard } from './ProjectCard.tsx';

const shownStages: readonly ProjectStage[] = ['in_progress', 'warm_up', 'finished'];
const renewMs = 5_000;
const liveMax = 100;

/** pages/ieo/ieo: sales of new tokens, by stage. */
export function IeoScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [stage, setStage] = useState<ProjectStage>(projectStages.find((one) => one === params.stage) ?? 'in_progress');
  const head = (
    <div className="shrink-0">
      <Header
        title={t('common.titles.ieo')}
        actions={
          <IconButton
            label={t('ieo.mine')}
            icon={<FileClock aria-hidden strokeWidth={1.75} />}
            onClick={() => navigateTo('/pages/ieo/order')}
          />
        }
      />
      <TextTabs<ProjectStage>
        label={t('ieo.stagesLabel')}
        items={shownStages.map((id) => ({ id, label: t(`ieo.stages.${id}`) }))}
        value={stage}
        onChange={setStage}
      />
    </div>
  );
  return (
    <Page header={head}>
      <div className="px-4 pt-1 pb-6">
        {stage === 'finished' ? <FinishedList key={stage} /> : <LiveList key={stage} stage={stage} />}
      </div>
    </Page>
  );
}

function NoProjects({ stage }: { readonly stage: ProjectStage }) {
  const t = useMessages();
  return <Empty icon={<Rocket />} title={t(`ieo.empty.${stage}`)} text={t('ieo.emptyText')} />;
}

/** Few, and moving: read again every few seconds, the ones that close first on top. */
function LiveList({ stage }: { readonly stage: ProjectStage }) {
  const projects = useCall(listProjects, { stage, limit: liveMax }, { everyMs: renewMs });
  return (
    <Loaded from={projects} skeleton={<Cards />}>
      {({ data }) =>
        data.length === 0 ? (
          <NoProjects stage={stage} />
        ) : (
          <div className="flex flex-col gap-3">
            {data
              .toSorted((a, b) => a.closesAtMs - b.closesAtMs)
              .map((project) => (
                <ProjectCard key={project.projectId} project={project} />
              ))}
          </div>
        )
      }
    </Loaded>
  );
}

function FinishedList() {
  const projects = usePages(listProjects, { stage: 'finished' });
  return (
    <Loaded from={projects} skeleton={<Cards />}>
      {(paged) => (
        <InfiniteList
          paged={paged}
          keyOf={({ projectId }) => projectId}
          renderRow={(project) => (
            <div className="pb-3">
              <ProjectCard project={project} />
            </div>
          )}
          empty={<NoProjects stage="finished" />}
          rowHeight={260}
        />
      )}
    </Loaded>
  );
}

function Cards() {
  return (
    <div className="flex flex-col gap-3">
      <SkeletonCards cards={3} />
    </div>
  );
}
