import type { ExamText } from "../../LanguageEntry";

/** English texts for norms of seven minutes. */
export const sevenMinutes: readonly ExamText[] = [
  {
    slug: "exam-en-7-the-bridge-keeper",
    title: "The Bridge Keeper",
    body:
      "Every morning at half past seven, the bridge keeper unlocks the little white house beside the canal. He puts " +
      "the kettle on, opens the window and looks along the water in both directions. Is there a boat on its way? If " +
      "there is, he presses a button, a bell begins to ring and the red lights start to flash. Cyclists put one " +
      "foot on the ground, drivers switch off their engines, and the children on their way to school lean over the " +
      "railing to see what is coming. Slowly the road rises into the air, as if a giant were lifting the lid of a " +
      "box. The first bridge in this place was made of wood and stood here as early as 1685. It was narrow and " +
      "slippery, and a cart loaded with hay could only just cross it. In 1912 the people of the town built a new " +
      "one out of iron, painted it green and hung a lantern at each end. That bridge is still in use, although " +
      'almost every part of it has been replaced at least once. "A bridge is like a bicycle," the keeper likes to ' +
      'say. "Look after it a little every week and it will carry you for a lifetime." So he oils the hinges, sweeps ' +
      "away the leaves and writes the name of each ship in a thick book. On a quiet day he counts 6 boats; on a " +
      "sunny Saturday in July there may be more than 80. The captains wave, and some of them hand over a bag of " +
      "apples or a fresh fish wrapped in paper. When evening comes, the keeper lowers the bridge for the last time " +
      "and turns out the lamp. The road is a road again, the water is only water, and nobody who rides home in the " +
      "dark would guess how much sailed by that day.",
  },
  {
    slug: "exam-en-7-a-bakery-at-dawn",
    title: "A Bakery at Dawn",
    body:
      "While the rest of the village is still asleep, a light goes on behind the window of the bakery. It is four " +
      "o'clock, and Hannah ties on her apron. The dough for the brown loaves was mixed the evening before, for " +
      "good bread needs time more than anything else. During the night the yeast has been at work: it makes tiny " +
      "bubbles of gas, and these push the dough up until it hangs over the edge of the bowl. Now it has to be " +
      "divided. Hannah cuts off pieces of 800 grams, weighs each of them on an old brass scale and folds them into " +
      "a round shape. Her hands move so quickly that a visitor can hardly follow them. Then the loaves rest under a " +
      "cloth, because dough that is hurried turns into bread that is tough. How does she know when the oven is hot " +
      "enough? She could read the dial, of course, but she prefers her own method: she throws in a pinch of flour " +
      "and watches how fast it turns brown. The first tray goes in at five. Half an hour later the whole street " +
      "smells of warm crust, and the earliest customers begin to appear. A nurse on her way home buys rolls with " +
      'seeds, a farmer takes 3 large loaves, and a boy with a school bag asks politely for "something with raisins, ' +
      'please". By noon the shelves are nearly empty. What is left goes to the neighbor, who turns it into a ' +
      "pudding and pays in eggs. Hannah sweeps the floor, mixes the dough for tomorrow and hangs her apron on the " +
      "hook. The bakery opened in 1934, and in all those years nobody has found a quicker way to make bread that is " +
      "really worth waiting for.",
  },
  {
    slug: "exam-en-7-the-journey-of-a-letter",
    title: "The Journey of a Letter",
    body:
      "Emma has written a letter to her grandfather. She has folded it twice, put it in a blue envelope and stuck a " +
      "stamp in the corner with a picture of an owl. At 4 o'clock she drops it through the slot of the post box at " +
      "the end of the street, and there its journey begins. An hour later a van stops beside the box. The driver " +
      "unlocks the little door, lets the letters slide into a bag and drives on to the next corner. In the evening " +
      "all those bags come together in a large hall, where machines turn every envelope the right way up. A camera " +
      "reads the address, and a printer adds a row of thin stripes, which tell the other machines where the letter " +
      "has to go. About 10 letters fly past in a single second. What happens if the handwriting is too untidy? Then " +
      "a photograph of the envelope appears on a screen, and a person with sharp eyes tries to read it. Most of the " +
      "time that works, because people are very good at guessing. During the night a lorry carries the blue " +
      "envelope to another town, together with bills, invitations and a parcel that smells of coffee. Early in the " +
      "morning the postman sorts his pile by street and by number: first the even side, then the odd one. He knows " +
      "which dog barks, which gate squeaks and who is always waiting at the window. At number 57 an old man opens " +
      "the door before the letter has even touched the mat. He sits down, looks for his glasses and reads every " +
      'line two times. Then he takes a sheet of paper from the drawer. "Dear Emma," he writes, "how quickly your ' +
      'owl found me!"',
  },
  {
    slug: "exam-en-7-a-hedgehog-under-the-hedge",
    title: "A Hedgehog under the Hedge",
    body:
      "At the bottom of the garden, where nobody ever rakes, lives a hedgehog. By day you would never notice it, " +
      "because it sleeps in a nest of dry leaves under the hedge. When dusk falls, however, something begins to " +
      "rustle and to snuffle, and a pointed nose appears between the ferns. A hedgehog sees rather poorly, but it " +
      "can smell a beetle through a layer of soil and hear a worm moving in the grass. In one night it may walk as " +
      "far as 2 kilometers, past sheds, ponds and compost heaps, always looking for something to eat. An adult " +
      "animal carries about 5000 spines, and each of them is really a hair that has grown thick and stiff. If " +
      "danger comes near, the hedgehog tucks in its head and its feet and turns into a prickly ball. A fox will " +
      "sniff at it, think for a moment and usually walk away. Would you like to help the hedgehogs in your own " +
      "street? That is easier than you might expect. Leave a heap of branches in a quiet corner, and make a small " +
      "opening in the fence so that they can get through. Put out a shallow dish of water, but no milk, for milk " +
      "makes them ill. Look carefully before you light a bonfire or mow the long grass. In autumn the hedgehog eats " +
      "as much as it can, and when the nights turn cold it rolls up and goes to sleep. Its heart slows down, its " +
      "body cools and it hardly breathes at all. Not until the first mild evenings of spring does it wake up again: " +
      'thin, thirsty and very hungry. "He\'s back!" the children whisper at the kitchen window, and then they ' +
      "switch off the light, so that their neighbor can go about his work in peace.",
  },
  {
    slug: "exam-en-7-the-weather-notebook",
    title: "The Weather Notebook",
    body:
      "On the first day of January, when he was nine years old, Thomas hung a thermometer on the north side of the " +
      "shed. Since that morning he has written down the weather every single day. His notebook has a column for the " +
      "temperature, one for the wind and one for the rain, which he collects in a glass tube with lines on it. At " +
      'the end of each row there is room for a remark. "Fog until lunch," it says, or "first swallow", or simply ' +
      '"lost my hat". Why would anybody do such a thing? Because you start to look better, says Thomas. Most people ' +
      "know only three kinds of clouds: white, gray and dark. He can tell the high, thin feathers that announce a " +
      "change from the flat blanket that will give rain for hours. He knows that swallows fly low when the insects " +
      "do, and that a clear evening in October often means frost on the grass. The warmest day in his book reached " +
      "35 degrees, and the coldest was so icy that the glass tube burst. Of course the notebook does not tell him " +
      "what will happen tomorrow. For that, the weather service has ships, balloons and satellites, and very fast " +
      "computers that calculate all day long. But it does show how one year differs from another, and how they are " +
      "alike. In which week do the apple trees blossom? When does the first snow fall? After 12 years he can answer " +
      "such questions without guessing. The neighbors have noticed this as well. Before they plan a party in the " +
      "garden, they come and knock on his door. Thomas leafs through the pages, scratches his head and gives the " +
      "same advice every time: choose any day you like, but borrow a big tent.",
  },
  {
    slug: "exam-en-7-a-library-on-wheels",
    title: "A Library on Wheels",
    body:
      "The smallest library in the county is no larger than a garden shed. It stands on wheels, it is painted red, " +
      "and a patient horse called Button pulls it from village to village. On Monday it waits beside the church, on " +
      "Tuesday near the harbor, and on Wednesday it climbs the hill to the farms. Inside there is just enough room " +
      "for 900 books, two cushions and one librarian. Her name is Mrs Palmer, and she remembers what everybody has " +
      'read. "You liked the story about the island," she says to a girl in yellow boots, "so you had better try ' +
      'this one about the lighthouse." The farmer asks for a book on bees, his wife wants something that will make ' +
      "her laugh, and the twins from the corner house cannot agree on anything at all. That is no problem, for each " +
      "reader may take 4 books home. Nobody pays a fine when one of them comes back late. Whoever forgets a book " +
      "simply has to give Button a carrot, and the horse has never complained about it. In summer the children sit " +
      "on the steps and read aloud to each other; in winter they crowd around the tiny stove with their mittens " +
      "still on. Would it not be wiser, people ask now and then, to move into a proper building? Mrs Palmer thinks " +
      "about that for a while. A building, she answers, has to wait until people find the time to visit it. A " +
      "library on wheels can go and look for its readers. She closes the shutters, checks that the shelves are " +
      "locked and climbs onto the seat. Then Button shakes his mane, the bell on the harness jingles, and 900 " +
      "stories roll quietly down the lane towards the next village.",
  },
  {
    slug: "exam-en-7-a-day-at-the-farm",
    title: "A Day at the Farm",
    body:
      "At a quarter past eight the bus stops in front of the school, and 26 children try to get on at the same " +
      "time. Today they are going to visit a farm on the other side of the river. The teacher counts heads, then " +
      "boots, then lunch boxes, and at last the driver starts the engine. After half an hour the houses become " +
      "fewer and the meadows wider. The farmer, a tall woman with a straw hat, is waiting for them at the gate. " +
      '"Rule number one," she says, "close every door behind you. Rule number two: ask me anything you like." That ' +
      "turns out to be a good idea, for the questions never stop. How much does a cow drink in a day? Almost as " +
      "much as a bathtub can hold, if the weather is hot. Why has the pig rolled in the mud? Because mud keeps its " +
      "skin cool and protects it from the sun. Where do the swallows under the roof spend the winter? In Africa, " +
      "thousands of kilometers away. After that it is time to work. One group collects the eggs and finds 143 of " +
      "them, another fills the troughs with water, and a third brushes the old donkey until he shines. Nobody minds " +
      "the smell any longer. At noon they all sit down on bales of straw and eat bread with cheese that was made " +
      "here in the dairy. In the afternoon a calf is born, quite unexpectedly, while the whole class holds its " +
      "breath behind the fence. It is wet and wobbly, and within an hour it stands on its own four legs. On the way " +
      "home the bus is very quiet. Most of the children have fallen asleep, with straw in their hair and mud on " +
      "their knees, and the teacher, who counts them one last time, can't help smiling.",
  },
  {
    slug: "exam-en-7-learning-to-skate",
    title: "Learning to Skate",
    body:
      "Nobody learns to skate without falling over. That is the first thing Mr Novak tells his new pupils, and to " +
      "prove it he sits down on the ice with a bump. Everybody laughs, and from that moment on nobody is afraid any " +
      "more. There are 15 of them in the group this winter. The youngest is six, and the oldest has just celebrated " +
      "her birthday and is now 71. They all wear gloves, thick socks and a helmet, and each of them holds on to a " +
      "wooden chair. Pushing a chair across the rink may look a bit silly, but it works better than any clever " +
      "machine: it keeps you upright while your feet find out what to do. Bend your knees, look ahead and lean " +
      "forward a little. Push one foot away to the side, glide on the other one, and then change over. How hard can " +
      "it be? Rather hard, as it turns out. The ankles wobble, the arms wave about, and the ice always seems to be " +
      "more slippery than it was a minute ago. Yet after the third lesson something remarkable happens. The strokes " +
      "get longer, the scraping noise disappears, and one by one the chairs are left behind at the edge. By the end " +
      "of January the whole group can go round the rink without stopping, and some of them even dare to take the " +
      "bend with crossed feet. On the last evening they hold a small race over 400 meters. The winner receives a " +
      'medal made of chocolate, and so do all the others, for Mr Novak has brought a full bag. "You were fast," he ' +
      'says to the oldest of his pupils, who came in last with cheeks as red as apples. "I wasn\'t fast," she ' +
      'answers, "but I didn\'t need the chair."',
  },
  {
    slug: "exam-en-7-between-the-tides",
    title: "Between the Tides",
    body:
      "Twice a day the sea walks away from the beach, and twice a day it comes back again. The main cause of this " +
      "is the moon: it pulls at the water, and so a slow and very long wave travels around the earth. Between one " +
      "high tide and the next there are a little more than 12 hours. When the water is low, a new landscape comes " +
      "to light. There are ripples in the sand, green stones with hair of seaweed, and pools that are as clear as " +
      "glass. Kneel beside such a pool, keep quite still and wait. At first you will see nothing but pebbles. Then " +
      "one of the pebbles grows legs, and you realize that it's a crab no bigger than a thumbnail. A shrimp, " +
      "almost invisible, hangs in the water like a thought. On the rock sits a red blob of jelly, which opens up as " +
      "soon as the tide returns and turns out to be an animal with dozens of arms. How do all these creatures " +
      "survive when the sun is shining and the sea is gone? A mussel shuts its shell and keeps a sip of water " +
      "inside. A limpet presses itself against the rock so firmly that hardly anybody can pull it loose, and the " +
      "lugworm simply stays down in its burrow, some 20 centimeters under the sand. Birds know exactly what is on " +
      'the menu: each kind has a beak of a different length and finds a different dish at the same table. "Keep an ' +
      'eye on the clock," the fishermen say to anyone who goes for a walk out there, because the water returns ' +
      "without a sound. First it fills the channels behind you, then the hollows, and finally the ripples. An hour " +
      "later the beach looks as if nothing had ever been there.",
  },
  {
    slug: "exam-en-7-market-day",
    title: "Market Day",
    body:
      "On Thursday the square in front of the town hall is a different place. Where cars are parked on other days, " +
      "40 stalls with striped roofs now stand in neat rows. The greengrocer arrives first. He builds a tower of " +
      "oranges, puts the lettuces in the shade and sprinkles them with water. Next to him a woman sells cheese, and " +
      "whoever hesitates is given a thin slice to taste. There is a man who repairs watches while you wait, there " +
      "is a stall with nothing but buttons, and at the corner the fish seller calls out his prices so loudly that " +
      "the pigeons fly up. Hundreds of years ago it can't have been very different. According to an old document in " +
      "the museum, the town was given the right to hold a market in 1347. Farmers came on foot with baskets of " +
      "eggs, weavers brought their cloth, and a clerk walked around to check whether the weights were honest. Why " +
      "do people still come here, when they could buy the same things in a shop? Ask anybody in the queue and you " +
      'will hear the same reply: "For the talk." At the market you learn who has moved, whose dog has run away ' +
      "and how long to boil an artichoke. The twins Lucy and Daniel have their own task every week. They get a list " +
      "and a purse with 25 coins in it, and they may keep whatever is left over. So they compare, they count, and " +
      "they ask with their friendliest smile whether the last bunch of carrots could be a little cheaper. It " +
      "usually can. At five o'clock the bell rings, the roofs are folded up, and a small machine with round brushes " +
      "sweeps the square clean. Only the gulls stay a while longer, in case somebody has dropped a herring.",
  },
];
