import type { Story } from "../../../engine/lessons/Course";

/** Written for Typeloop and released into the public domain under CC0-1.0. */
export const stories: readonly Story[] = [
  {
    id: "en-robot",
    title: "The robot in the closet",
    scenes: [
      {
        id: "start",
        text: "Something is beeping in the gym closet. It's a small robot on one wheel, and it's holding a note with your name.",
        choices: [
          { text: "Read the note out loud.", to: "note" },
          { text: "Push the red button.", to: "button" },
        ],
      },
      {
        id: "note",
        text: "The note says, help me find my song before the bell rings. The robot blinks at you and rolls into the hall.",
        choices: [
          { text: "Follow it to the music room.", to: "music" },
          { text: "Check the science lab first.", to: "lab" },
        ],
      },
      {
        id: "button",
        text: "The robot spins, burps a cloud of confetti and says good morning in nine languages. Then it zooms off!",
        choices: [
          { text: "Run after it to the lab.", to: "lab" },
          { text: "Look for it in the kitchen.", to: "kitchen" },
        ],
      },
      {
        id: "music",
        text: "The music room is full of drums. The robot taps one of them, but shakes its head. That's not the song it lost.",
        choices: [
          { text: "March together to the stage.", to: "stage" },
          { text: "Get a songbook at the library.", to: "library" },
        ],
      },
      {
        id: "lab",
        text: "In the lab, a jar of green goo hums softly. The robot hums along, but the goo forgot the second half.",
        choices: [
          { text: "Ask at the library.", to: "library" },
          { text: "Try the big stage next.", to: "stage" },
        ],
      },
      {
        id: "kitchen",
        text: "The robot is in the kitchen, stirring pancakes with its wheel. The cook laughs and says it dances well, too.",
        choices: [
          { text: "Send the dancer to the stage.", to: "stage" },
          { text: "Bring pancakes to the library.", to: "library" },
        ],
      },
      {
        id: "stage",
        text: "On the stage, the whole band is waiting. They need one more player, and the bell rings in five minutes.",
        choices: [
          { text: "Join the band right away.", to: "band" },
          { text: "Search behind the curtain.", to: "curtain" },
        ],
      },
      {
        id: "library",
        text: "The librarian knows every song in the world. She opens a dusty book, and a tiny card falls out of it.",
        choices: [
          { text: "Whistle the notes on the card.", to: "whistle" },
          { text: "Take the card behind the stage.", to: "curtain" },
        ],
      },
      {
        id: "curtain",
        text: "Behind the curtain sits an old robot, twice as big. It has been waiting for somebody small on one wheel.",
        choices: [
          { text: "Let them sing together.", to: "sing" },
          { text: "Dance until the bell rings.", to: "dance" },
        ],
      },
      {
        id: "band",
        text: "You play, the robot beeps and the crowd stomps along. That's the song! It was hiding in the beat all along.",
        ending: "The song in the beat",
      },
      {
        id: "whistle",
        text: "You whistle six notes. The robot lights up in every color, and the whole library sings. Very quietly, of course.",
        ending: "The quiet concert",
      },
      {
        id: "sing",
        text: "Two robots sing together, and even the principal cries a little. The lost song turns out to be a lullaby.",
        ending: "The lullaby",
      },
      {
        id: "dance",
        text: "You dance, and the floor lights up. The bell rings, but nobody leaves. That day, recess just never ended.",
        ending: "The longest recess",
      },
    ],
  },
  {
    id: "en-goat",
    title: "The goat in the fog",
    scenes: [
      {
        id: "start",
        text: "Fog rolls over the mountain, and your class is out of sight. A goat with a bell walks up and stares at your sandwich.",
        choices: [
          { text: "Share the sandwich with her.", to: "share" },
          { text: "Hide the sandwich and whistle.", to: "echo" },
        ],
      },
      {
        id: "share",
        text: "The goat chews happily and nods at a narrow path. Her collar says Countess. She seems to know the way.",
        choices: [
          { text: "Climb up after the Countess.", to: "bridge" },
          { text: "Wait in a nice, dry cave.", to: "cave" },
        ],
      },
      {
        id: "echo",
        text: "Your whistle echoes back three times. But the third echo sounds different. It whistles a whole song!",
        choices: [
          { text: "Run toward the strange echo.", to: "cave" },
          { text: "Listen down by the lake.", to: "lake" },
        ],
      },
      {
        id: "bridge",
        text: "The path ends at a rope bridge. In the middle sits a fox, reading. She looks up and asks you for a riddle.",
        choices: [
          { text: "Tell her your best riddle.", to: "hut" },
          { text: "Offer her a cookie instead.", to: "tower" },
        ],
      },
      {
        id: "cave",
        text: "In the cave, a marmot is knitting a scarf ten yards long. It got lost too, and knitting keeps it calm.",
        choices: [
          { text: "Follow the scarf to its end.", to: "tower" },
          { text: "Ask the way to the old hut.", to: "hut" },
        ],
      },
      {
        id: "lake",
        text: "A boat drifts across the lake with a lantern in it. A frog is at the oars and offers you a ride for free.",
        choices: [
          { text: "Sail to the lookout tower.", to: "tower" },
          { text: "Row across to the old hut.", to: "hut" },
        ],
      },
      {
        id: "hut",
        text: "Smoke rises from the old hut. Inside there's hot cocoa, and a note that says, help yourself, then ring the bell.",
        choices: [
          { text: "Drink the cocoa by the fire.", to: "cocoa" },
          { text: "Ring the giant bell outside.", to: "bell" },
        ],
      },
      {
        id: "tower",
        text: "The tower sticks out of the fog like a spoon out of soup. Far below, you can hear your teacher counting.",
        choices: [
          { text: "Slide down the flagpole.", to: "slide" },
          { text: "Ring the giant bell on top.", to: "bell" },
        ],
      },
      {
        id: "bell",
        text: "The bell booms, and the fog begins to shiver. Animals come from everywhere to see who is ringing.",
        choices: [
          { text: "Invite them all to lunch.", to: "lunch" },
          { text: "Ask them to blow the fog away.", to: "blow" },
        ],
      },
      {
        id: "slide",
        text: "You land in a pile of hay, right next to your class. Your teacher says twenty two and doesn't even look up.",
        ending: "Number twenty two",
      },
      {
        id: "cocoa",
        text: "The cocoa is perfect. The door opens, and in comes your whole class with red noses. You pour everyone a cup.",
        ending: "Cocoa for everyone",
      },
      {
        id: "lunch",
        text: "A fox, a frog, a marmot and a goat share your lunch. When the class arrives, the goat is wearing your hat.",
        ending: "Lunch with the Countess",
      },
      {
        id: "blow",
        text: "They all puff at once. The fog rolls away like a blanket, and far below you the whole valley waves hello.",
        ending: "The big puff",
      },
    ],
  },
];
