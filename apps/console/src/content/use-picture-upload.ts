import { addNftMedia } from '@candor/api';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'sonner';
import { refusalOf, send } from '../lib/call.ts';
import { useMessages } from '../lib/i18n.tsx';

/** Keeps a picture in the store of public media, where it is checked and drawn anew, and hands on its address. */
export function usePictureUpload(onKept: (address: string) => void) {
  const t = useMessages();
  const sending = useMutation({
    mutationFn: async (file: File) => (await send(addNftMedia, {}, file)) as { readonly path: string },
    onSuccess: ({ path }) => onKept(path),
    onError: (error) => toast.error(refusalOf(error) ?? t('console.state.offline')),
  });
  return {
    isPending: sending.isPending,
    send: (file: File): void => sending.mutate(file),
  };
}
