import type { MessageRow } from '@candor/api';
import { createContext, useContext } from 'react';

/** The messages of the case on the page; elsewhere there are none. */
export const CaseMessages = createContext<readonly MessageRow[]>([]);

export const useCaseMessages = (): readonly MessageRow[] => useContext(CaseMessages);
