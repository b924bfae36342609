import { useLayoutEffect, useRef, useState } from 'react';
import { AskStage } from './AskStage.tsx';
import { CodeStage } from './CodeStage.tsx';
import { EndStage } from './EndStage.tsx';
import { IntroStage } from './IntroStage.tsx';
import { PictureStage } from './PictureStage.tsx';
import { progressFrom, type Stage, stageOf, stepsOf } from './stage.ts';
import { useOwnPicture } from './use-own-picture.ts';
import type { OpenRequest } from './use-recovery.ts';
import { WaitStage } from './WaitStage.tsx';

/** A request from its beginning to its end. */
export function Request({ request }: { readonly request: OpenRequest }) {
  const { row } = request;
  const [progress, setProgress] = useState(() => progressFrom(row));
  const picture = useOwnPicture(request);
  const stage = stageOf(row, progress);
  const frame = useRef<HTMLDivElement>(null);
  useStageTop(frame, stage);

  const common = { request, steps: stepsOf(stage, row.needsPicture) };
  return (
    <div ref={frame} className="contents">
      {stage === 'intro' && <IntroStage row={row} onBegin={() => setProgress({ ...progress, hasBegun: true })} />}
      {(stage === 'email' || stage === 'phone') && <CodeStage key={stage} {...common} stage={stage} />}
      {stage === 'picture' && (
        <PictureStage {...common} own={picture} onChosen={() => setProgress({ ...progress, isPictureChosen: true })} />
      )}
      {stage === 'ask' && (
        <AskStage {...common} onAnotherPicture={() => setProgress({ ...progress, isPictureChosen: false })} />
      )}
      {stage === 'wait' && <WaitStage {...common} />}
      {(stage === 'done' || stage === 'cancelled' || stage === 'refused') && (
        <EndStage request={request} stage={stage} />
      )}
    </div>
  );
}

/** Another stage begins at its top, and keys and screen readers go on there. */
function useStageTop(frame: React.RefObject<HTMLElement | null>, stage: Stage): void {
  const shown = useRef(stage);
  useLayoutEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    frame.current?.querySelector('[data-page-scroll]')?.scrollTo(0, 0);
    frame.current?.querySelector<HTMLElement>('[data-page]')?.focus({ preventScroll: true });
  }, [frame, stage]);
}
