import * as z from 'zod/mini';
import { availabilities, products } from '@candor/exchange/rules';
import { wordOf } from '../wire/fields.ts';
import { described } from '../wire/wire-object.ts';
import { countryCode } from '../identity/verification.ts';

export const productWire = described(wordOf(products), 'What can be switched by country: spot, options, …');
export const availabilityWire = described(
  wordOf(availabilities),
  '"inherited": as it is for everybody, and for everybody: on.',
);

export const ofCountry = z.optional(
  described(countryCode, 'Absent: for everybody whose country has no word of its own.'),
);
