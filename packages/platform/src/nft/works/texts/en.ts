import type { WorkTexts } from '../shapes.ts';

export const en: WorkTexts = {
  invented: 'An artist invented for the practice market.',
  artists: {
    'linh-tran': {
      name: 'Linh Trần',
      biography:
        'Draws in Hanoi with one figure at a time: she lets it down like a plumb bob and keeps every place where it has hung.',
    },
    'dang-hoai-an': {
      name: 'Đặng Hoài An',
      biography:
        'Learnt lacquer in Huế from an aunt who mended altars. Paints terraces in gold on black, and the river of Hội An by night.',
    },
    'mira-okafor': {
      name: 'Mira Okafor-Lindqvist',
      biography:
        'Grew up between a weaver’s shop in Lagos and an architect’s office in Umeå, and has never decided which of the two she works in.',
    },
    'shen-ruochuan': {
      name: 'Shen Ruochuan',
      biography: 'Walks along one river a year and paints it from memory in winter, when there is more mist than land.',
    },
    'tomas-vidal': {
      name: 'Tomás Vidal',
      biography: 'Builds pendulums in a former cinema in Porto. What they draw he plays, and what he plays they draw.',
    },
    'gu-xiaoman': {
      name: 'Gu Xiaoman',
      biography:
        'Trained as a marine biologist in Qingdao. Grows gardens from a single formula and watches what lives in them.',
    },
  },
  collections: {
    'plumb-lines': {
      name: 'Plumb Lines',
      description: 'One circle, let down along a line and photographed on its way.',
    },
    'lacquer-country': {
      name: 'Lacquer Country',
      description: 'Terraced hills in gold leaf, eggshell and many coats of black.',
    },
    lanterns: { name: 'Lanterns of Hội An', description: 'Six lanterns over the river, in small editions.' },
    loom: {
      name: 'Loom',
      description: 'Cloth without thread: bands that go over and under and come back to themselves.',
    },
    'small-rooms': { name: 'Small Rooms', description: 'Six rooms that somebody has just left, in small editions.' },
    'eleven-rivers': { name: 'Eleven Rivers', description: 'Ink on paper, a river at a time.' },
    harmonographs: { name: 'Harmonographs', description: 'Musical intervals, drawn by pendulums and played by hand.' },
    'tidal-garden': {
      name: 'Tidal Garden',
      description: 'Sea life from one formula, repeated some millions of times.',
    },
  },
  series: {
    lanterns: {
      name: 'A Lantern for the River',
      description: 'Each box holds one of six lanterns; two boxes hold the full moon.',
    },
    rooms: {
      name: 'Somebody’s Room',
      description: 'Each box opens on one of six rooms; one of them lives through a whole day.',
    },
  },
  works: {
    'plumb-line-3': {
      name: 'Plumb Line № 3',
      description: 'Forty-four circles sink into a lagoon and turn to light on the way.',
    },
    'plumb-line-7': {
      name: 'Plumb Line № 7',
      description: 'The circle leans, narrows to an ellipse, and glows like a coal.',
    },
    'plumb-line-14': {
      name: 'Plumb Line № 14',
      description: 'From night blue to coral in forty steps, each a little nearer.',
    },
    'plumb-line-21': {
      name: 'Plumb Line № 21',
      description: 'A weight swung on a hundred and fifty threads between two ropes.',
    },
    'plumb-line-30': {
      name: 'Plumb Line № 30',
      description: 'The only line that never comes to rest: it turns in frost for ever.',
    },
    'lacquer-harvest': {
      name: 'Harvest Moon',
      description: 'The moon before the rice is cut, in red lacquer under gold.',
    },
    'lacquer-rain-season': { name: 'Season of Rain', description: 'Green terraces with water standing in every step.' },
    'lacquer-new-year': {
      name: 'First Night of the Year',
      description: 'Eggshell scattered over the hills like the paper of firecrackers.',
    },
    'lacquer-wind': {
      name: 'Wind in the Terraces',
      description: 'Hills of lacquer that move as a field does, four seconds at a time.',
    },
    'lantern-round': {
      name: 'Round Lantern',
      description: 'The one that hangs at every door: good luck, and enough light for the steps.',
    },
    'lantern-bulb': { name: 'Garlic Lantern', description: 'Silk the colour of apricots over eight ribs of bamboo.' },
    'lantern-melon': { name: 'Melon Lantern', description: 'Green silk, hung where the river turns.' },
    'lantern-star': {
      name: 'Star Lantern',
      description: 'Five points of cellophane, carried by children in the eighth month.',
    },
    'lantern-lotus': { name: 'Lotus Lantern', description: 'The one that is set on the water with a wish in it.' },
    'lantern-full-moon': {
      name: 'Night of the Full Moon',
      description: 'The town has switched off its lamps, and every lantern is lit.',
    },
    'loom-harmattan': { name: 'Harmattan', description: 'Dust, copper and cotton, woven on the day the wind came.' },
    'loom-fjord': { name: 'Fjord', description: 'Cold water in five threads, folded over itself.' },
    'loom-market': {
      name: 'Market Day',
      description: 'Every colour of the stalls on a cloth that has not been washed yet.',
    },
    'loom-shuttle': { name: 'Shuttle', description: 'The colours run along the thread while the weave stands still.' },
    'room-morning': {
      name: 'Morning, with Stairs',
      description: 'The sun has found the floor; nobody has come down yet.',
    },
    'room-library': {
      name: 'The Reader Is Out',
      description: 'Three shelves, a warm chair, and a lamp that was left on.',
    },
    'room-pool': { name: 'Room with a Pool', description: 'A swim is owed to whoever opens the door.' },
    'room-kitchen': { name: 'Kitchen at Noon', description: 'Something on the table, something on the stove.' },
    'room-two-doors': { name: 'Two Doors', description: 'One leads into the light, and one to the moon.' },
    'room-all-day': { name: 'All Day', description: 'One room from night to noon and back, with nobody to see it.' },
    'river-first-boat': {
      name: 'The First Boat',
      description: 'A red sun, five ranges of hills, and a man who has seen both before.',
    },
    'river-geese': { name: 'Geese at Noon', description: 'Six strokes of the brush leave for the south.' },
    'river-night': { name: 'Night Crossing', description: 'The moon is paper that was left unpainted.' },
    'river-mist': { name: 'Mist Again', description: 'The hills stay where they are; everything else goes by.' },
    'harmonograph-fourth': {
      name: 'A Fourth, Falling',
      description: 'Four swings against three, until the pen stands still.',
    },
    'harmonograph-drift': { name: 'Drift', description: 'Three against two, and never quite in step.' },
    'fifth-over-water': {
      name: 'Fifth over Water',
      description: 'Ten seconds of plucked strings in the ratio three to two.',
    },
    'slow-bells': { name: 'Slow Bells', description: 'Seven bells, far enough apart to forget the last one.' },
    'five-note-rain': { name: 'Five-Note Rain', description: 'Rain on a roof that knows only five notes.' },
    'low-tide-organ': {
      name: 'Low-Tide Organ',
      description: 'Four long chords for pipes that the sea plays when it leaves.',
    },
    'tidal-coral': { name: 'Coral', description: 'It has two arms and wants something.' },
    'tidal-kelp': { name: 'Kelp', description: 'A leaf that has folded itself into a forest.' },
    'tidal-anemone': { name: 'Anemone', description: 'Violet where it is fast, white where it rests.' },
    'tidal-pearl': { name: 'Pearl', description: 'Five million points that agree on one skin.' },
    'tidal-breath': { name: 'Breath', description: 'The animal breathes once in four seconds.' },
    'tidal-current': { name: 'Current', description: 'A garden in the tide: the same leaf, never in the same place.' },
  },
};
