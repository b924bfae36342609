/** The operators' address of each server started here, by the address of its users. */
const doors = new Map<string, string>();

export function noteOperatorDoor(address: string, door: string | undefined): void {
  if (door !== undefined) doors.set(address, door);
}

export function operatorDoorOf(address: string): string {
  const door = doors.get(address);
  if (door === undefined) throw new Error(`${address} was started without operators`);
  return door;
}
