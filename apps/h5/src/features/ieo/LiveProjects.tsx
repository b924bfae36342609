import { listProjects, type ProjectStage } from '@candor/api';
import { Empty, SkeletonCards } from '@candor/kit/view';
import { Rocket } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { ProjectCard } from './ProjectCard.tsx';

const renewMs = 5_000;
const liveMax = 100;

export function NoProjects({ stage }: { readonly stage: ProjectStage }) {
  const t = useMessages();
  return <Empty icon={<Rocket />} title={t(`ieo.empty.${stage}`)} text={t('ieo.emptyText')} />;
}

/** Few, and moving: read again every few seconds, the ones that close first on top. */
export function LiveProjects({ stage }: { readonly stage: ProjectStage }) {
  const projects = useCall(listProjects, { stage, limit: liveMax }, { everyMs: renewMs });
  return (
    <Loaded from={projects} skeleton={<ProjectSkeletons />}>
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

export function ProjectSkeletons() {
  return (
    <div className="flex flex-col gap-3">
      <SkeletonCards cards={3} />
    </div>
  );
}
