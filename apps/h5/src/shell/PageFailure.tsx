import { asCallError } from '@candor/api';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { pathOf } from '#client/navigation.ts';
import { currentHref } from '#app/navigation.ts';
import { routeAt } from '#app/route-table.ts';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { useDroppedShape } from './use-dropped-shape.ts';

/** A page whose code did not come: a note, and a retry. After a new release the whole app is loaded anew. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  useDroppedShape();
  const router = useRouter();
  const failed = asCallError(error);
  const isTab = routeAt(pathOf(currentHref()))?.tab !== undefined;
  const retry = () => {
    if (failed.code === 'chunk_load_error' && navigator.onLine) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <Page {...(isTab ? {} : { title: '' })}>
      <div className="p-4">
        <Failure error={failed} onRetry={retry} />
      </div>
    </Page>
  );
}
