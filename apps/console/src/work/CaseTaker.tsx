import { takeCase, takeSupportCase } from '@candor/api';
import { Button } from '@candor/kit/view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { refusalOf, send } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';
import { useMay } from '../lib/self.ts';
import type { Waiting } from './case-place.ts';

/** Those who have to do with a case, and the way back into the queue for one that was taken. */
export function CaseTaker({ of: { kind, caseId, operator, takenBy } }: { readonly of: Waiting }) {
  const t = useMessages();
  const may = useMay();
  const queries = useQueryClient();
  const spec = kind === 'support' ? takeSupportCase : takeCase;
  const putBack = useMutation({
    mutationFn: () => send(spec, { ...(kind !== 'support' && { kind }), id: caseId, operator: '' }),
    onSuccess: () => toast.success(t('console.work.isBack')),
    onError: (error) => toast.error(refusalOf(error) ?? t('console.state.offline')),
    onSettled: () => queries.invalidateQueries(),
  });
  if (operator === '') return null;
  return (
    <>
      <span className="text-13 text-fg-2">{t('console.work.caseWith', { name: operator })}</span>
      {takenBy !== '' && may(spec) && (
        <Button look="soft" isBusy={putBack.isPending} onClick={() => putBack.mutate()}>
          {t('console.work.putBack')}
        </Button>
      )}
    </>
  );
}
