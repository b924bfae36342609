import { getProject } from '@candor/api';
import { Empty, IconButton, Skeleton } from '@candor/kit/view';
import { FileClock, Rocket } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { ProjectPage } from './ProjectPage.tsx';

const renewMs = 5_000;

/** pages/ieo/subscribe: one project with its facts, its filling, and the subscription. */
export function SubscribeScreen({ params }: ScreenProps) {
  const t = useMessages();
  const projectId = Number(params.project_id ?? params.id);
  const isNumber = Number.isSafeInteger(projectId) && projectId > 0;
  const project = useCall(
    getProject,
    { projectId: isNumber ? projectId : 1 },
    { isEnabled: isNumber, everyMs: renewMs },
  );
  const frame = (state: React.ReactNode) => <Page title={t('common.titles.ieo')}>{state}</Page>;
  const none = (
    <Empty
      icon={<Rocket />}
      title={t('ieo.notFound')}
      action={
        <Button size="medium" onClick={() => redirectTo('/pages/ieo/ieo')}>
          {t('ieo.toProjects')}
        </Button>
      }
    />
  );
  if (!isNumber) return frame(none);
  return (
    <Loaded
      from={project}
      skeleton={<Skeleton className="gap-4 px-4 pt-3" blocks={['h-12', 'h-6 w-40', 'h-24', 'h-40', 'h-56']} />}
      failure={(error) => (error.code === 'project_not_found' ? none : false)}
      renderFrame={frame}
    >
      {(detail) => <ProjectPage project={detail} actions={<MineButton />} />}
    </Loaded>
  );
}

function MineButton() {
  const t = useMessages();
  return (
    <IconButton
      label={t('ieo.mine')}
      icon={<FileClock aria-hidden strokeWidth={1.75} />}
      onClick={() => navigateTo('/pages/ieo/order')}
    />
  );
}
