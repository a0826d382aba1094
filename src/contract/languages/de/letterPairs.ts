/**
 * How often each letter follows another in 100000 characters of ordinary text; _ is a space. Written by
 * src/tools/buildLetterPairs.ts from every second text of the library: change that, not this.
 */
export const letterPairs =
  "n_3466 e_2576 en2514 t_2384 er2366 r_2342 ch2329 _d2198 ei1838 _s1813 in1697 te1480 s_1470 _e1432 ie1377" +
  " de1261 _a1202 st1096 _i1082 _w1054 nd1048 ge982 _h972 an965 au910 un896 ic886 h_879 _m866 d_862 be838 m_800" +
  " ne783 _g749 _u742 da721 _n718 he690 es663 _b656 se639 ht622 _k611 sc604 re577 el574 as563 _f560 l_556 _l526" +
  " ha526 _z519 ar481 si481 di474 le471 nn464 ra460 we457 is436 it433 al429 _v422 hr422 g_409 us409 f_405 ma405" +
  " me402 wa398 ng388 eh385 wi374 uf364 ag357 et354 la343 at337 ac333 ab326 ll323 am319 li319 ns319 rt309 ta309" +
  " ni306 _t299 em299 ss299 ke285 _r282 ri282 mi278 or278 tt278 gt271 lt271 a_268 fe268 so261 na258 im254 ir247" +
  " ck244 nt244 u_244 sa240 on237 ze237 ut234 hi230 _j227 _o223 _p220 ur220 eg210 hn206 zu206 hl203 i_203 vo199" +
  " um196 ka192 mm192 rs189 uc189 tz185 fr179 ig179 dr175 zw175 oc172 nz168 eb165 il165 nu165 o_165 ft161 ih161" +
  " ed158 ol158 pf158 ah155 pa155 du148 tr148 wo148 ga144 ti144 fa141 ba137 fü137 to137 je134 ob134 rd134 ec131" +
  " ro131 br127 om127 z_127 ür127 rü124 ve124 vi124 bi120 kl120 eu117 ho117 ko117 kt117 ls117 lo113 mu113 of113" +
  " ts113 zt113 ff110 no110 b_106 ru106 ße103 nk100 zi100 k_96 ot96 rg96 rn96 ek89 ib89 oh89 sp89 hs86 op86 üc86" +
  " gr82 os82 rb82 rz82 tu82 ug82 ap79 bt79 gu79 hm79 hu79 hä79 hw76 ja76 ku76 mo76 ß_76 bl72 ef72 ad69 gi69 rm69" +
  " rr69 äh69 üb69 gl65 hö65 tw65 ör65 ee62 fl62 iß62 kr62 uh62 ün62 af58 ln58 lu58 än58 bu55 do55 lb55 ue55 wu55" +
  " ät55 üh55 id52 ld52 pe52 pr52 rk52 ul52 lä48 mt48 nf48 rf48 rl48 _ü45 bo45 bs45 ew45 fi45 fo45 oß45 ub45 gs41" +
  " ki41 lz41 mp41 nm41 og41 äc41 eß38 if38 lf38 ms38 mü38 nl38 pi34 pp34 rc34 tü34 zä34 öf34 bä31 rh31 su31 th31" +
  " ud31 ßt31 är31 äu31 ak27 ay27 aß27 bü27 fu27 go27 kö27 lö27 od27 pä27 wö27 zo27 äl27 öh27 ez24 io24 lü24 nb24" +
  " nä24 rw24 rö24 uß24 yl24 za24 ön24 db21 dl21 ds21 ep21 fä21 iz21 ju21 kn21 lc21 nc21 ok21 tl21 üß21 _c17 _ö17" +
  " bw17 fn17 hb17 ks17 lk17 lm17 mä17 pl17 pt17 pu17 sb17 sk17 tg17 öc17 öl17 ös17 üg17 ül17 üs17 bg14 dü14 fs14" +
  " gg14 gä14 hg14 hü14 ik14 kü14 nü14 po14 rä14 sl14 ua14 wä14 üt14 aa10 ai10 av10 az10 fg10 fz10 ip10 kf10 lr10" +
  " mb10 nh10 nr10 p_10 rp10 sg10 sh10 sä10 tc10 tk10 tm10 tä10 äm10 äs10 öt10 _ä7 bö7 ca7 co7 cu7 dc7 dt7 dw7 eo7" +
  " fc7 fö7 gm7 gn7 hh7 ia7 iv7 kh7 lh7 lp7 mg7 ml7 mö7 oo7 ow7 pü7 rv7 sr7 sw7 tb7 td7 tn7 va7 wü7 x_7 ys7 zb7" +
  " ßi7 äd7 äf7 äg7 üd7 üm7 _x3 ax3 bc3 bh3 c_3 dg3 dh3 dk3 dy3 dä3 ej3 fb3 gd3 gh3 gw3 hd3 hf3 hz3 iu3 jo3 kd3" +
  " kg3 kw3 kä3 lg3 lw3 mc3 mk3 mw3 mz3 oi3 ov3 pc3 ps3 rj3 sd3 sf3 sv3 sy3 sz3 sö3 tv3 ui3 uk3 up3 uz3 vö3 w_3" +
  " wc3 wr3 y_3 yc3 zc3 zd3 zh3 zl3 zs3 zy3 zz3 zü3 ßk3 äß3 öd3 üf3";
