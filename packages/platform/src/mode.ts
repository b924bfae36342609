/** RULES 0: practice with simulated prices and funds, or live. Chosen once per installation. */
export type Mode = 'practice' | 'live';
