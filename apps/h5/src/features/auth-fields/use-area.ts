import { useStore } from 'zustand';
import { useSetting } from '#hooks/use-settings.ts';
import { draft } from './draft.ts';
import { type Area, usualArea } from './identity.ts';

/** The area of the code before the phone number. */
export function useArea(): Area {
  const chosen = useStore(draft, (state) => state.area);
  const language = useSetting('language');
  return chosen ?? usualArea(language);
}
