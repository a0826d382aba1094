/** English words for passwords: easy to spell, 3 to 9 plain letters, and none that could offend next to a name. */
export const passPhraseWords: readonly string[] = `
acorn actor album alley almond alphabet amber anchor angle animal ankle answer ant apple apricot apron arch arena arm armchair arrow artist atlas
attic author autumn avenue award baby badge badger bag bagel baker bakery balcony ball ballet balloon bamboo banana band banjo bank barn barrel basil
basin basket bath bay beach bead beak beam bean bear bed bedroom bee beetle bell belt bench berry bicycle bike binder bingo bird biscuit bison blanket
blazer blender block blossom blue blueberry board boat bonfire bonnet book bookcase boot border bottle bottom boulder bowl box bracelet bramble branch
bread breeze brick bridge bright brook broom brownie brush bubble bucket buckle buffalo builder building bulb bundle bunny bus bush butter button
cabbage cabin cable cactus cafe cake calendar calf camel camera camp canal canary candle candy canoe canvas canyon cap cape captain caramel caravan
card cardigan carnival carpet carrot cart cartoon cashew castle cat catalog caterer cave cedar ceiling celery cello cement center cereal chain chair
chalk chapter charm cheddar cheese cheetah cherry chess chestnut chick chicken child chimney chipmunk choir circle circus citrus city clarinet class
clay clever cliff climber clock cloth cloud clover coach coast coat coconut coffee coin collar color comet comic compass computer concert cone cookie
copper coral cork corn corner cottage cotton couch country county courage coyote crab cracker cradle crane crayon cream creek cricket crocus crown
cruise crystal cube cucumber cup cupboard cupcake curtain curve cushion cycle daffodil dairy daisy dance dancer date daughter dawn day deck deer denim
dentist desert desk diamond diary dice diner dinner dish diver doctor dog dolphin dome donut door doorbell dot dove dragon drawer drawing dream dress
drum drummer duck duckling dune eagle ear earth easel east echo editor eel egg eight elbow elevator eleven elf elk elm emerald engine envelope eraser
evening evergreen eye fabric face fairy falcon family fan farm farmer feast feather fence fern ferret ferry festival fiddle field fig finch fir
fireplace fish flag flame flamingo flash flipper flock floor flour flower flute foam fog folder foot football forest fork fossil fountain four fox
frame freckle freezer friend frog frost fruit funnel gallery game garage garden garlic garnet gate gazelle gecko gem gift ginger giraffe glacier glass
glider globe glove glow glue goblet gold golf goose granite grape grass gravel gravy green grocer grove guest guitar gull gym hair hallway hammer
hammock hamster hand handle hangar harbor hare harmony harp harvest hat hawk hay hazel hazelnut heart heater hedge hedgehog heel helmet hen herb herd
hero heron hiker hill hinge hobby hockey holiday hollow home honey honeybee hood hook hoop horizon horse hose hotel hour house hug hut iceberg igloo
iguana inch indigo ink insect iris island ivory ivy jacket jaguar jam jar jasmine jazz jeans jelly jersey jewel jigsaw jockey joke journal journey
judo juggler juice jumper jungle kangaroo kayak kennel kernel kettle key keyboard kilt king kitchen kite kitten kiwi knee knight knot koala label lace
ladder ladybug lagoon lake lamb lamp lantern lap laptop lark lasagna laundry lava lavender lawn leader leaf leather lemon lemonade lemur leopard
letter lettuce library lid light lilac lily lime line lion lip list lizard llama lobster lock lodge log lollipop loop lotus lucky lunch lunchbox lynx
lyric magic magnet magpie mail mailbox mammal mango map maple marathon marble march margin market marmalade mask mast mat match meadow meal medal
meerkat melody melon menu mermaid metal meteor meter middle midnight milk mill mineral minnow mint minute mirror mitten model mole moment monday money
month moon moose morning mosaic moss moth motor mountain mouse mouth movie muffin mug mule museum mushroom music mustard napkin narrow nature navy
neck nectar needle neighbor nephew nest net newspaper newt nickel night nine noodle noon north nose notebook notepad number nurse nutmeg oak oar oasis
oat oatmeal ocean octopus office olive omelet onion opal opera orange orbit orchard orchid origami ostrich otter oven owl oyster paddle page paint
painter pajamas palace palm pan pancake panda panel panther papaya paper parade parcel park parrot parsley party pasta pastry patch path patio paw pea
peach peacock peak peanut pear pearl pebble pecan pedal pelican pen penguin penny pepper perch piano pickle picnic picture pie pigeon pillow pilot
pine pineapple pink pipe pirate pitcher pizza plaid planet plank plant plate player plaza plum pocket poem poet point polar pond pony poodle popcorn
poppy porch porridge port postcard poster potato potter powder prairie present pretzel prince princess printer prism prize program propeller pudding
puddle puffin pulley pumpkin pupil puppy purple purse puzzle pyramid quail quarter quartz queen question quiet quilt quince quiz rabbit raccoon radio
radish raft railway rain rainbow raincoat raisin ranch rapid raspberry raven ravioli reader recipe record red reef referee reindeer ribbon rice riddle
rider ring river road robin robot rocket roller roof room rooster root rope rose rowboat ruby rug ruler runner saddle sailor salad salmon salt sand
sandal sandwich sapphire sardine satin saturday sauce saucer savanna scale scallop scarecrow scarf school science scissors scooter score scout screen
sea seal season seat second secret seed sesame seven shade shadow shampoo sheep sheet shelf shell sheriff ship shirt shoe shop shore shoulder shovel
shower silk silver singer six skate skater sketch ski skier skirt sky sled sleeve slice slide slipper smile snow snowball snowflake snowman soap
soccer sock sofa soil song soup south space spaghetti spark sparrow spider spinach spiral sponge spoon spring sprout square squash squid squirrel
stable stadium stage stair stamp star starfish starling station statue steam stem step stereo stone stool store stork storm story stove stream street
string stripe studio submarine subway sugar suitcase summer sun sunday sunflower sunrise sunset surfer swallow swan sweater swift swing table tablet
taco tail tailor tangerine tapir target taxi tea teacher team teapot teddy telescope temple ten tennis tent terrace theater thimble thistle three
throne thumb thunder thursday ticket tiger tile timber tin toast toaster toe tomato tool tooth torch tortoise toucan towel tower town toy tractor
trail train treasure tree triangle trolley trombone trophy trout truck trumpet trunk tuba tulip tuna tunnel turnip turquoise turtle twelve twenty twig
twin two ukulele umbrella unicorn uniform valley vanilla vase velvet verse vest village vine violet violin visitor voice volcano voyage waffle wagon
waiter wall wallet walnut waltz watch water waterfall wave weather wednesday week west wheat wheel whisker whisper whistle willow wind windmill window
winner winter wizard wolf wombat wonder wool word world wren writer yacht yak yard yarn year yellow yoga yogurt zebra zero zigzag zipper zoo
`
  .trim()
  .split(/\s+/u);
