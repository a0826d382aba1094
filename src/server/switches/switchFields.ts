import "./FeatureSwitchNode";
import "./setFeatureSwitch";
