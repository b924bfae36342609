import { listProjects, type ProjectStage, projectStages } from '@candor/api';
import { IconButton } from '@candor/kit/view';
import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { TabbedHeader } from '#ui/TabbedHeader.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { LiveProjects, NoProjects, ProjectSkeletons } from './LiveProjects.tsx';

const shownStages: readonly ProjectStage[] = ['in_progress', 'warm_up', 'finished'];

/** pages/ieo/ieo: sales of new tokens, by stage. */
export function IeoScreen({ params }: ScreenProps) {
  const t = useMessages();
  const [stage, setStage] = useState<ProjectStage>(projectStages.find((one) => one === params.stage) ?? 'in_progress');
  const head = (
    <TabbedHeader<ProjectStage>
      title={t('common.titles.ieo')}
      actions={
        <IconButton
          label={t('ieo.mine')}
          icon={<FileClock aria-hidden strokeWidth={1.75} />}
          onClick={() => navigateTo('/pages/ieo/order')}
        />
      }
      label={t('ieo.stagesLabel')}
      items={shownStages.map((id) => ({ id, label: t(`ieo.stages.${id}`) }))}
      value={stage}
      onChange={setStage}
    />
  );
  return (
    <Page header={head}>
      <div className="px-4 pt-1 pb-6">
        <NotOffered product="ieo" className="mb-3" />
        {stage === 'finished' ? <FinishedList key={stage} /> : <LiveProjects key={stage} stage={stage} />}
      </div>
    </Page>
  );
}

function FinishedList() {
  const projects = usePages(listProjects, { stage: 'finished' });
  return (
    <Loaded from={projects} skeleton={<ProjectSkeletons />}>
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
